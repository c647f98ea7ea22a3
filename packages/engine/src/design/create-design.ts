import type { HexColor } from "#color/hex-color.ts";
import { createRecipe } from "#recipe/create-recipe.ts";
import type { Design } from "./design.ts";
import { parseRecipe } from "./parse-recipe.ts";

/** Creates the design of the default recipe, with the given base color. */
export function createDesign(base?: HexColor): Design {
  const parsed = parseRecipe(createRecipe(base));
  if (parsed.ok) return parsed.value;
  throw new Error(`The default recipe does not parse: ${JSON.stringify(parsed.problems)}`);
}
