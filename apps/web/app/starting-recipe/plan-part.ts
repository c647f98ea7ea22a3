import type { Entitlements } from "@tessera/contract";
import { createRecipe, type Recipe } from "@tessera/engine";

/** Returns the part of a recipe that a plan includes; what Pro adds has its default on Free. */
export function planPartOf(recipe: Recipe, entitlements: Entitlements): Recipe {
  const { color } = createRecipe();
  const { hasAdvancedColor, hasDesignTokens } = entitlements;
  const withTokens = hasDesignTokens
    ? recipe
    : { ...recipe, overrides: {}, customTokens: {}, tokenNotes: {} };
  if (hasAdvancedColor) return withTokens;
  const { contrastTargets, advanced } = color;
  return {
    ...withTokens,
    color: {
      ...recipe.color,
      contrastTargets,
      advanced: { ...advanced, taste: recipe.color.advanced.taste },
    },
  };
}
