import { groupTokens } from "#generators/group-tokens.ts";
import type { Recipe } from "#recipe/recipe.ts";
import { defaultModes } from "#tokens/mode.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { checkRecipePromises } from "./check-recipe-promises.ts";
import { composeRecipe } from "./compose-recipe.ts";

/**
 * The token set of a recipe: what its decisions generate, its overrides in their places, its custom tokens behind, and
 * every contrast promise measured. The same recipe gives the same set everywhere. Throws a RangeError for a recipe
 * whose overrides or custom tokens name no token, a taken name or a circle; `parseRecipe` lets none of these through.
 */
export function generate(recipe: Recipe): TokenSet {
  const tokens = composeRecipe(recipe);
  let promises: TokenSet["promises"] | undefined;
  return Object.freeze({
    tokens,
    groups: groupTokens(recipe, tokens),
    // Measured when they are first asked for: a file that is printed tells nothing of them.
    get promises() {
      return (promises ??= checkRecipePromises(recipe, tokens));
    },
    defaultModes: { ...defaultModes, density: recipe.spacing.density },
  });
}
