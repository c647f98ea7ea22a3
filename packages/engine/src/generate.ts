import { groupTokens } from "#generators/group-tokens.ts";
import type { Recipe } from "#recipe/recipe.ts";
import { defaultModes } from "#tokens/mode.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { checkRecipePromises } from "./check-recipe-promises.ts";
import { composeTokens } from "./compose-tokens.ts";
import { generateTokens } from "./generate-tokens.ts";

/**
 * The token set of a recipe: what its decisions generate, its overrides in their places, its custom tokens behind, and
 * every contrast promise measured. The same recipe gives the same set everywhere. Throws a RangeError for a recipe
 * whose overrides or custom tokens name no token, a taken name or a circle; `parseRecipe` lets none of these through.
 */
export function generate(recipe: Recipe): TokenSet {
  const composed = composeTokens(recipe, generateTokens(recipe));
  if (!composed.ok) throw new RangeError(describe(composed.problems[0]));
  const tokens = composed.value;
  return Object.freeze({
    tokens,
    groups: groupTokens(recipe, tokens),
    promises: checkRecipePromises(recipe, tokens),
    defaultModes: { ...defaultModes, density: recipe.spacing.density },
  });
}

function describe(problem: { readonly path: string; readonly code: string } | undefined): string {
  return `The recipe cannot be generated: ${problem?.path} (${problem?.code}); parse it first`;
}
