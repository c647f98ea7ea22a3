import { expect, it } from "vitest";
import { createRecipe } from "./create-recipe.ts";
import { parseRecipeShape } from "./parse-recipe-shape.ts";
import type { Recipe } from "./recipe.ts";

/** The default recipe as it was first stored; new decisions never change it. */
const firstStored: unknown = {
  color: {
    base: "#2447b8",
    status: {
      success: "#1a7f4b",
      warning: "#b45309",
      danger: "#c62839",
      info: "#1f6fc4",
    },
    neutralChroma: 0.01,
  },
  typography: {
    basePx: 16,
    ratioNarrow: 1.2,
    ratioWide: 1.25,
    isFluid: false,
    familyBody: ["system-ui", "Segoe UI", "Roboto", "Helvetica Neue", "Arial", "sans-serif"],
    familyHeading: ["system-ui", "Segoe UI", "Roboto", "Helvetica Neue", "Arial", "sans-serif"],
  },
  spacing: {
    unitPx: 4,
    density: "comfortable",
  },
  radius: {
    basePx: 8,
  },
  shadow: {
    strength: 1,
    softness: 1,
  },
  breakpoints: {
    xs: 480,
    s: 640,
    m: 768,
    l: 1024,
    xl: 1280,
    xxl: 1536,
  },
  zIndex: {
    order: [
      "docked",
      "sticky",
      "overlay",
      "modal",
      "notification",
      "dropdown",
      "popover",
      "tooltip",
    ],
    step: 100,
  },
  units: {
    length: "px",
  },
  overrides: {},
  customTokens: {},
};

it("creates the same default recipe as always, byte for byte", async () => {
  await expect(`${JSON.stringify(createRecipe(), null, 2)}\n`).toMatchFileSnapshot(
    "golden/default-recipe.golden.json",
  );
});

it("opens the first stored recipe, with the default of every later decision", () => {
  const { familyBody, familyHeading } = (firstStored as Recipe).typography;
  const recipe = createRecipe();
  const typography = { ...recipe.typography, familyBody, familyHeading };
  expect(parseRecipeShape(firstStored)).toEqual({ ok: true, value: { ...recipe, typography } });
});
