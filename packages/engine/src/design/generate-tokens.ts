import { categories } from "#categories/index.ts";
import type { RecipeDecisions } from "#categories/recipe-sections.ts";
import type { Token } from "#tokens/token.ts";

/**
 * Generates every token of a recipe's decisions, category by category, before its overrides and
 * custom tokens.
 */
export function generateTokens(recipe: RecipeDecisions): readonly Token[] {
  return Object.values(categories).reduce<readonly Token[]>(
    (before, { generate }) => [...before, ...generate(recipe, before)],
    [],
  );
}
