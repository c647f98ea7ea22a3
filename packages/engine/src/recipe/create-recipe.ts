import type { HexColor } from "#color/hex-color.ts";
import { defaultOf } from "#decisions/default-of.ts";
import { recipeSchema } from "./recipe-schema.ts";
import type { Recipe } from "./recipe.ts";

/** A recipe with every decision at its default: fixed sizes in px, the base color Lapis unless another is given. */
export function createRecipe(base?: HexColor): Recipe {
  const recipe = defaultOf(recipeSchema);
  return base === undefined ? recipe : { ...recipe, color: { ...recipe.color, base } };
}
