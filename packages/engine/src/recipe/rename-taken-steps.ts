import type { AdvancedColor } from "#categories/color/advanced-color.ts";
import { listPalettes } from "#categories/color/list-palettes.ts";
import { findTakenNames, findTakenSteps } from "#categories/color/roles/index.ts";
import { tokenName, tokenPath } from "#tokens/token-path.ts";
import { nameColorSteps } from "./change-color-steps.ts";
import { renamePalette } from "./change-palettes.ts";
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

/**
 * Returns a recipe in which no extra palette has the name of other colors. A palette of a recipe
 * from before these colors gets `data2` instead of `data`, or the next number if that is also taken.
 * Its pins and aliases follow; any other recipe is unchanged.
 */
export function renameTakenPalettes(recipe: Recipe): Recipe {
  return findTakenPalettes(recipe).reduce((renamed, name) => {
    let number = 2;
    while (isTakenPalette(renamed, name, `${name}${number}`)) number++;
    return renamePalette(renamed, name, `${name}${number}`);
  }, recipe);
}

function findTakenPalettes({ color }: Recipe): readonly string[] {
  const taken = findTakenNames(color.advanced).map(({ path }) => path);
  const names = Object.keys(color.advanced.palettes);
  return names.filter((name) => taken.includes(`color.advanced.palettes.${name}`));
}

function isTakenPalette(recipe: Recipe, from: string, to: string): boolean {
  if (Object.hasOwn(recipe.color.advanced.palettes, to)) return true;
  const customs = Object.keys(recipe.customTokens).map((path) => tokenName(tokenPath(path)));
  if (customs.some((name) => `${name}-`.startsWith(`color-${to}-`))) return true;
  return findTakenPalettes(renamePalette(recipe, from, to)).includes(to);
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
