import { findTakenNames } from "#generators/roles/index.ts";
import { findBreakpointDisorder } from "#recipe/find-breakpoint-disorder.ts";
import { parseRecipeShape } from "#recipe/parse-recipe-shape.ts";
import type { Recipe } from "#recipe/recipe.ts";
import type { Parsed } from "#tokens/problem.ts";
import { composeTokens } from "./compose-tokens.ts";
import { generateTokens } from "./generate-tokens.ts";

/**
 * A recipe from anything, or everything that is wrong with it. What passes can be generated: its overrides stand on
 * generated tokens, its custom tokens have names of their own, no alias leads nowhere or in a circle, and breakpoints
 * rise in every mode.
 */
export function parseRecipe(input: unknown): Parsed<Recipe> {
  const parsed = parseRecipeShape(input);
  if (!parsed.ok) return parsed;
  const { advanced } = parsed.value.color;
  // Asked before any token is generated, and not by composing alone: roles of palettes that meet cannot be solved.
  const taken = advanced ? findTakenNames(advanced) : [];
  if (taken.length > 0) return { ok: false, problems: taken };
  const composed = composeTokens(parsed.value, generateTokens(parsed.value));
  if (!composed.ok) return composed;
  const [disorder] = findBreakpointDisorder(composed.value);
  return disorder
    ? { ok: false, problems: [{ path: `overrides.breakpoint.${disorder}`, code: "not-rising" }] }
    : parsed;
}
