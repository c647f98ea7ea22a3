import type { Design } from "../design.ts";
import { parseRecipe } from "../parse-recipe.ts";

/** Returns the design of a valid recipe in a test; throws with the problems of an invalid one. */
export function designOf(recipe: unknown): Design {
  const parsed = parseRecipe(recipe);
  if (parsed.ok) return parsed.value;
  throw new TypeError(JSON.stringify(parsed.problems));
}
