import { parsePairTargets, parseTextTarget } from "#categories/color/contrast-targets.ts";
import { parseAdvancedColor } from "#categories/color/parse-advanced-color.ts";
import { parseDecisions } from "#decisions/parse-decisions.ts";
import type { Place } from "#decisions/parse-fields.ts";
import type { Parsed } from "#tokens/problem.ts";
import { parseTokenNotes } from "./parse-token-notes.ts";
import { parseCustomTokens, parseOverrides } from "./parse-tokens.ts";
import { recipeSchema, type Recipe } from "./recipe.ts";

/**
 * Parses a recipe from any input: every key known, every number within its limits, every text safe
 * to print. Does not check the tokens of overrides and aliases and their values; `parseRecipe`
 * does. In an input that `isStored`, moves wide colors into Display P3 and removes the brackets of
 * font names.
 */
export function parseRecipeShape(input: unknown, isStored = false): Parsed<Recipe> {
  const place: Place = { path: "", problems: [], isStored };
  const value = parseDecisions(recipeSchema, input, place, {
    "color.contrastTargets.text": parseTextTarget,
    "color.contrastTargets.pairs": parsePairTargets,
    "color.advanced": parseAdvancedColor,
    overrides: parseOverrides,
    customTokens: parseCustomTokens,
    tokenNotes: parseTokenNotes,
  });
  return value && place.problems.length === 0
    ? { ok: true, value }
    : { ok: false, problems: place.problems };
}
