import type { Design } from "#design/design.ts";
import { parseRecipe } from "#design/parse-recipe.ts";
import type { Recipe } from "#recipe/recipe.ts";
import { renamePaths } from "#recipe/rename-paths.ts";
import type { Parsed } from "#tokens/problem.ts";
import type { TokenPath } from "#tokens/token-path.ts";

/**
 * Returns the design with another name of a custom token, in every alias and note too, if it is
 * then valid.
 */
export function renameCustomToken(recipe: Recipe, from: TokenPath, to: TokenPath): Parsed<Design> {
  if (from !== to && Object.hasOwn(recipe.customTokens, to)) {
    const values = { owner: to, ownerKind: "token" } as const;
    return { ok: false, problems: [{ path: `customTokens.${to}`, code: "name-taken", values }] };
  }
  return parseRecipe({ ...recipe, ...renamePaths(recipe, new Map([[from, to]])) });
}
