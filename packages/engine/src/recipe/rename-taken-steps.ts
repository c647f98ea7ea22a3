import type { AdvancedColor } from "#categories/color/advanced-color.ts";
import { listPalettes } from "#categories/color/list-palettes.ts";
import { findTakenSteps } from "#categories/color/roles/index.ts";
import { tokenName, tokenPath } from "#tokens/token-path.ts";
import { nameColorSteps } from "./change-color-steps.ts";
import type { Recipe } from "./recipe.ts";

/**
 * Returns a recipe in which no step has the name of a role. A step of a recipe from before this
 * rule gets `text2` instead of `text`, or the next number if another step, a palette or a custom
 * token has the same name. Its pins and aliases follow; any other recipe is unchanged.
 */
export function renameTakenSteps(recipe: Recipe): Recipe {
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

/** Lists the groups of a recipe's steps: the names of its palettes and of their tints. */
function listGroups(recipe: Recipe): readonly string[] {
  return listPalettes(recipe).flatMap(({ name }) => [`color-${name}`, `color-${name}-tint`]);
}

/** Lists every name of a token or a group except the steps. */
function listNames(recipe: Recipe): ReadonlySet<string> {
  const customs = Object.keys(recipe.customTokens).map((path) => tokenName(tokenPath(path)));
  return new Set([...customs, ...listGroups(recipe)]);
}
