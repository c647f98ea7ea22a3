import type { Recipe } from "#recipe/recipe.ts";
import type { Token } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import { composeTokens } from "./compose-tokens.ts";
import { generateTokens } from "./generate-tokens.ts";

/**
 * Every token of a recipe. Throws a RangeError for one whose overrides or custom tokens name no token, a taken name or a
 * circle; `parseRecipe` lets none of these through.
 */
export function composeRecipe(recipe: Recipe): ReadonlyMap<TokenPath, Token> {
  const composed = composeTokens(recipe, generateTokens(recipe));
  if (composed.ok) return composed.value;
  const [problem] = composed.problems;
  throw new RangeError(
    `The recipe cannot be generated: ${problem?.path} (${problem?.code}); parse it first`,
  );
}
