import { parseAdvancedColor } from "#categories/color/parse-advanced-color.ts";
import { parseDecisions } from "#decisions/parse-decisions.ts";
import type { Place } from "#decisions/parse-fields.ts";
import type { Parsed } from "#tokens/problem.ts";
import { parseCustomTokens, parseOverrides } from "./parse-tokens.ts";
import { recipeSchema } from "./recipe-schema.ts";
import type { Recipe } from "./recipe.ts";

/**
 * A recipe from anything: every key known, every number within its limits, every text safe to print. Whether overrides
 * and aliases name tokens, and what they come to, is not seen from here; `parseRecipe` asks that too. In an input that
 * `isStored`, wide colors beyond Display P3 are brought inside, and names of fonts lose their brackets.
 */
export function parseRecipeShape(input: unknown, isStored = false): Parsed<Recipe> {
  const place: Place = { path: "", problems: [], isStored };
  const value = parseDecisions(recipeSchema, input, place, {
    "color.advanced": parseAdvancedColor,
    overrides: parseOverrides,
    customTokens: parseCustomTokens,
  });
  return value && place.problems.length === 0
    ? { ok: true, value }
    : { ok: false, problems: place.problems };
}
