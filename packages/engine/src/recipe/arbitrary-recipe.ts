import fc from "fast-check";
import { defaultAdvancedColor } from "#categories/color/advanced-color.ts";
import { arbitraryAdvancedColor } from "#categories/color/arbitrary-advanced-color.ts";
import {
  arbitraryPairTargets,
  arbitraryTextTarget,
} from "#categories/color/arbitrary-contrast-targets.ts";
import { defaultContrastTargets } from "#checks/contrast-target.ts";
import { arbitraryDecisions } from "#decisions/arbitrary-decisions.ts";
import { recipeSchema, type Recipe } from "./recipe.ts";

/**
 * Generates recipes for tests: every decision anywhere within its limits, without overrides and
 * custom tokens.
 */
export function arbitraryRecipe(): fc.Arbitrary<Recipe> {
  return arbitraryDecisions(recipeSchema.fields, {
    "color.contrastTargets.text": fc.oneof(
      { weight: 3, arbitrary: fc.constant(defaultContrastTargets.text) },
      { weight: 1, arbitrary: arbitraryTextTarget() },
    ),
    "color.contrastTargets.pairs": fc.oneof(
      { weight: 3, arbitrary: fc.constant(defaultContrastTargets.pairs) },
      { weight: 1, arbitrary: arbitraryPairTargets() },
    ),
    "color.advanced": fc.oneof(
      { weight: 2, arbitrary: fc.constant(defaultAdvancedColor) },
      { weight: 1, arbitrary: arbitraryAdvancedColor() },
    ),
    overrides: fc.constant({}),
    customTokens: fc.constant({}),
    tokenNotes: fc.constant({}),
  });
}
