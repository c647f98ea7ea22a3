import type { AdvancedColor, ByPalette } from "#recipe/advanced-color.ts";
import type { Recipe } from "#recipe/recipe.ts";
import { findTakenSteps } from "./find-taken-names.ts";

/**
 * A recipe whose steps all have names that no role has: one that was stored before these were refused gets `text2` for
 * `text`; every other is given back as it is.
 */
export function freeStepNames(recipe: Recipe): Recipe {
  const { advanced } = recipe.color;
  const taken = advanced ? findTakenSteps(advanced) : [];
  if (!advanced || taken.length === 0) return recipe;
  const names = renamingsOf(taken, advanced.stepNames);
  return { ...recipe, color: { ...recipe.color, advanced: renameSteps(advanced, names) } };
}

function renamingsOf(
  taken: readonly string[],
  stepNames: readonly string[],
): ReadonlyMap<string, string> {
  const known = new Set(stepNames);
  return new Map(
    taken.map((name) => {
      let number = 2;
      while (known.has(`${name}${number}`)) number++;
      known.add(`${name}${number}`);
      return [name, `${name}${number}`];
    }),
  );
}

function renameSteps(advanced: AdvancedColor, names: ReadonlyMap<string, string>): AdvancedColor {
  const rename = (step: string): string => names.get(step) ?? step;
  return {
    ...advanced,
    stepNames: advanced.stepNames.map(rename),
    baseSteps: mapValues(advanced.baseSteps, rename),
    pinnedSteps: mapValues(advanced.pinnedSteps, (steps) =>
      Object.fromEntries(Object.entries(steps).map(([step, hex]) => [rename(step), hex])),
    ),
  };
}

function mapValues<T>(values: ByPalette<T>, change: (value: T) => T): ByPalette<T> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}
