import type { HexColor } from "#color/hex-color.ts";
import { defaultAdvancedColor } from "./advanced-color.ts";
import { defaultMotion } from "./motion.ts";
import { raisedLayers } from "./recipe.ts";
import type { Recipe } from "./recipe.ts";
import { defaultSpacingSteps } from "./spacing-steps.ts";

/** Lapis, the base color of a project until its owner picks one. */
const defaultBase = "#2447b8" as HexColor;

const systemFamilies = ["system-ui", "Segoe UI", "Roboto", "Helvetica Neue", "Arial", "sans-serif"];

/** A recipe with every decision at its default: fixed sizes in px, the base color Lapis unless another is given. */
export function createRecipe(base: HexColor = defaultBase): Recipe {
  return {
    color: {
      base,
      status: {
        success: "#1a7f4b" as HexColor,
        warning: "#b45309" as HexColor,
        danger: "#c62839" as HexColor,
        info: "#1f6fc4" as HexColor,
      },
      neutralChroma: 0.01,
      advanced: defaultAdvancedColor,
    },
    typography: {
      basePx: 16,
      ratioNarrow: 1.2,
      ratioWide: 1.25,
      isFluid: false,
      familyBody: systemFamilies,
      familyHeading: systemFamilies,
    },
    spacing: { unitPx: 4, density: "comfortable", steps: defaultSpacingSteps },
    radius: { basePx: 8 },
    shadow: { strength: 1, softness: 1 },
    breakpoints: { xs: 480, s: 640, m: 768, l: 1024, xl: 1280, xxl: 1536 },
    zIndex: { order: raisedLayers, step: 100 },
    motion: defaultMotion,
    units: { length: "px" },
    overrides: {},
    customTokens: {},
  };
}
