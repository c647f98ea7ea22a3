import { findUnknownPairs } from "#categories/color/contrast-targets.ts";
import { findTakenNames } from "#categories/color/roles/index.ts";
import { findBreakpointDisorder } from "#categories/breakpoint/find-breakpoint-disorder.ts";
import { parseRecipeShape } from "#recipe/parse-recipe-shape.ts";
import type { Parsed } from "#tokens/problem.ts";
import { composeTokens } from "./compose-tokens.ts";
import { noteTokens } from "./note-tokens.ts";
import { Design } from "./design.ts";
import { categories } from "#categories/index.ts";
import type { Recipe } from "#recipe/recipe.ts";
import type { Token } from "#tokens/token.ts";
import type { HexColor } from "#color/hex-color.ts";
import { createRecipe } from "#recipe/create-recipe.ts";

/**
 * Parses the design of a recipe from any input, or returns every problem of the input. Overrides
 * pin generated tokens, custom tokens have unique names, aliases resolve to values, and breakpoints
 * increase in every mode. The design has the tokens that were generated to check the recipe.
 */
export function parseRecipe(input: unknown): Parsed<Design> {
  const parsed = parseRecipeShape(input);
  return parsed.ok ? designRecipe(parsed.value) : parsed;
}

/** Creates the design of a recipe, or returns every problem of its tokens. */
export function designRecipe(recipe: Recipe): Parsed<Design> {
  // Checks before any token is generated, because roles of palettes with the same names cannot be
  // solved.
  const taken = findTakenNames(recipe.color.advanced);
  if (taken.length > 0) return { ok: false, problems: taken };
  const unknown = findUnknownPairs(recipe.color);
  if (unknown.length > 0) return { ok: false, problems: unknown };
  const composed = composeTokens(recipe, generateTokens(recipe));
  if (!composed.ok) return composed;
  const [disorder] = findBreakpointDisorder(composed.value);
  return disorder
    ? { ok: false, problems: [{ path: `overrides.breakpoint.${disorder}`, code: "not-rising" }] }
    : { ok: true, value: new Design(recipe, noteTokens(composed.value, recipe.tokenNotes)) };
}

/**
 * Generates every token of a recipe, category by category, before its overrides and custom tokens
 * are inserted.
 */
function generateTokens(recipe: Recipe): readonly Token[] {
  return Object.values(categories).reduce<readonly Token[]>(
    (before, { generate }) => [...before, ...generate(recipe, before)],
    [],
  );
}

/** Creates the design of the default recipe, with the given base color. */
export function createDesign(base?: HexColor): Design {
  const parsed = parseRecipe(createRecipe(base));
  if (parsed.ok) return parsed.value;
  throw new Error(`The default recipe does not parse: ${JSON.stringify(parsed.problems)}`);
}
