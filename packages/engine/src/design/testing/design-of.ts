import type { Design } from "../design.ts";
import { parseRecipe } from "../parse-recipe.ts";

/** The design of a recipe that a test knows to be good; throws with the problems of another one. */
export function designOf(recipe: unknown): Design {
  const parsed = parseRecipe(recipe);
  if (parsed.ok) return parsed.value;
  throw new TypeError(JSON.stringify(parsed.problems));
}
