import type { HexColor } from "#color/hex-color.ts";
import { defaultOf } from "#decisions/default-of.ts";
import { recipeSchema, type Recipe } from "./recipe.ts";

/**
 * Creates a recipe with the default of every decision: fixed sizes in px, and by default the base
 * color Lapis.
 */
export function createRecipe(base?: HexColor): Recipe {
  const recipe = defaultOf(recipeSchema);
  return base === undefined ? recipe : { ...recipe, color: { ...recipe.color, base } };
}
