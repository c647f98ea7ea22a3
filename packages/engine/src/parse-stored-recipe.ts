import { freeStepNames } from "#generators/roles/index.ts";
import { parseRecipeShape } from "#recipe/parse-recipe-shape.ts";
import type { Recipe } from "#recipe/recipe.ts";
import type { Parsed } from "#tokens/problem.ts";
import { parseRecipe } from "./parse-recipe.ts";

/**
 * A recipe that was saved once: as `parseRecipe` takes it, and where that refuses it for a rule that is younger than
 * the recipe, mended so that it passes, for a project must open whatever was allowed when it was saved. Steps that are
 * named as roles get other names.
 */
export function parseStoredRecipe(input: unknown): Parsed<Recipe> {
  const parsed = parseRecipe(input);
  if (parsed.ok) return parsed;
  const shaped = parseRecipeShape(input);
  return shaped.ok ? parseRecipe(freeStepNames(shaped.value)) : parsed;
}
