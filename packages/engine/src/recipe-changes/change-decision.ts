import type { Design } from "#design/design.ts";
import { parseRecipe } from "#design/parse-recipe.ts";
import type { Recipe } from "#recipe/recipe.ts";
import type { Parsed } from "#tokens/problem.ts";
import type { TokenDefinition } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import { overridePath, type DecisionPath } from "./decision-path.ts";
import { writeDecision } from "./decisions.ts";

/** Returns the design with one decision replaced, if it is then valid. */
export function changeDecision(recipe: Recipe, path: DecisionPath, value: unknown): Parsed<Design> {
  return parseRecipe(writeDecision(recipe, path, value));
}

/** Returns the design with a generated token pinned to a value, if it is then valid. */
export function pinToken(
  recipe: Recipe,
  path: TokenPath,
  definition: TokenDefinition,
): Parsed<Design> {
  return changeDecision(recipe, overridePath(path), definition);
}

/** Returns the design with a pinned token generated again, if it is then valid. */
export function unpinToken(recipe: Recipe, path: TokenPath): Parsed<Design> {
  return changeDecision(recipe, overridePath(path), undefined);
}
