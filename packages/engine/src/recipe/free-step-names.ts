import type { AdvancedColor } from "#categories/color/advanced-color.ts";
import { listPalettes } from "#categories/color/list-palettes.ts";
import { findTakenSteps } from "#categories/color/roles/index.ts";
import { tokenName, tokenPath } from "#tokens/token-path.ts";
import { nameColorSteps } from "./change-color-steps.ts";
import type { Recipe } from "./recipe.ts";

/**
 * A recipe whose steps all have names that no role has: one that was stored before these were refused gets `text2` for
 * `text`, or the next number where another step, a palette or a custom token would be called the same, its pins and
 * aliases with it; every other is given back as it is.
 */
export function freeStepNames(recipe: Recipe): Recipe {
  const { advanced } = recipe.color;
  const taken = findTakenSteps(advanced);
  if (taken.length === 0) return recipe;
  const names = renamingsOf(taken, advanced, listNames(recipe), listGroups(recipe));
  return nameColorSteps(
    recipe,
    advanced.stepNames.map((name) => names.get(name) ?? name),
  );
}

function renamingsOf(
  taken: readonly string[],
  { stepNames }: AdvancedColor,
  names: ReadonlySet<string>,
  groups: readonly string[],
): ReadonlyMap<string, string> {
  const known = new Set(stepNames);
  const isTaken = (step: string): boolean =>
    known.has(step) || groups.some((group) => names.has(`${group}-${step}`));
  return new Map(
    taken.map((name) => {
      let number = 2;
      while (isTaken(`${name}${number}`)) number++;
      known.add(`${name}${number}`);
      return [name, `${name}${number}`];
    }),
  );
}

/** The names of a recipe's ramps and of their tints, by which its steps are called. */
function listGroups(recipe: Recipe): readonly string[] {
  return listPalettes(recipe).flatMap(({ name }) => [`color-${name}`, `color-${name}-tint`]);
}

/** Every name of a token or a group that steps are not. */
function listNames(recipe: Recipe): ReadonlySet<string> {
  const customs = Object.keys(recipe.customTokens).map((path) => tokenName(tokenPath(path)));
  return new Set([...customs, ...listGroups(recipe)]);
}
