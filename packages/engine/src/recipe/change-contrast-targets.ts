import type { PairTargets } from "#checks/contrast-target.ts";
import { roleNamesOf } from "#tokens/color-roles.ts";
import { renameKeys } from "./change-advanced.ts";
import type { Recipe } from "./recipe.ts";

/** Returns a recipe in which the contrast targets of a palette's roles follow its new name. */
export function renameContrastTargets(recipe: Recipe, from: string, to: string): Recipe {
  const roles = roleNamesOf(to);
  const names = new Map<string, string>(
    roleNamesOf(from).map((role, at) => [role, roles[at] ?? role]),
  );
  return withPairs(recipe, (role) => names.get(role) ?? role);
}

/** Returns a recipe without the contrast targets of a palette's roles. */
export function dropContrastTargets(recipe: Recipe, palette: string): Recipe {
  const roles = new Set<string>(roleNamesOf(palette));
  return withPairs(recipe, (role) => (roles.has(role) ? undefined : role));
}

/** Returns a recipe with the pairs of its contrast targets under new names, or without them. */
function withPairs(recipe: Recipe, rename: (role: string) => string | undefined): Recipe {
  const { contrastTargets } = recipe.color;
  const renamed = Object.entries(renameKeys(contrastTargets.pairs, rename))
    .map(([foreground, targets]) => [foreground, renameKeys(targets, rename)] as const)
    .filter(([, targets]) => Object.keys(targets).length > 0);
  const pairs: PairTargets = Object.fromEntries(renamed);
  return { ...recipe, color: { ...recipe.color, contrastTargets: { ...contrastTargets, pairs } } };
}
