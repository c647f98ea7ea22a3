import { nameColorSteps } from "#recipe/change-color-steps.ts";
import type { Recipe } from "#recipe/recipe.ts";
import { findTakenSteps } from "./find-taken-names.ts";

/**
 * A recipe whose steps all have names that no role has: one that was stored before these were refused gets `text2` for
 * `text`, its pins and aliases with it; every other is given back as it is.
 */
export function freeStepNames(recipe: Recipe): Recipe {
  const { advanced } = recipe.color;
  const taken = advanced ? findTakenSteps(advanced) : [];
  if (!advanced || taken.length === 0) return recipe;
  const names = renamingsOf(taken, advanced.stepNames);
  return nameColorSteps(
    recipe,
    advanced.stepNames.map((name) => names.get(name) ?? name),
  );
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
