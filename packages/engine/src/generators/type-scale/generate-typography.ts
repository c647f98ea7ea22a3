import type { Recipe } from "#recipe/recipe.ts";
import { defineToken } from "#tokens/define-token.ts";
import { convertLengthToPx, convertPxToLength } from "#tokens/length.ts";
import type { DimensionValue, FluidDimensionValue, Token } from "#tokens/token.ts";
import { fitLineHeight } from "./line-height.ts";
import { bodySteps, fluidViewports, headingSteps } from "./type-steps.ts";

type TypeRecipe = Pick<Recipe, "typography" | "units">;

/**
 * Families, sizes, line heights and letter spacings. The line heights and letter spacings xs to xl are made for the
 * headings of the same key, `line-height.base` for running text.
 */
export function generateTypography(recipe: TypeRecipe): readonly Token[] {
  const { familyBody, familyHeading, basePx } = recipe.typography;
  return [
    defineToken("font-family.body", "typography", { type: "fontFamily", families: familyBody }),
    defineToken("font-family.heading", "typography", {
      type: "fontFamily",
      families: familyHeading,
    }),
    defineToken("font-size.base", "typography", generateSize(recipe, 0)),
    defineToken("line-height.base", "typography", {
      type: "number",
      value: fitLineHeight(basePx),
    }),
    ...generateSizes(recipe),
    ...generateLetterSpacings(),
    ...generateLineHeights(recipe),
  ];
}

function generateSizes(recipe: TypeRecipe): readonly Token[] {
  const size = (kind: string, key: string, power: number): Token =>
    defineToken(`font-size.${kind}-${key}`, "typography", generateSize(recipe, power));
  return [
    ...headingSteps.map(({ key, power }) => size("heading", key, power)),
    ...bodySteps.map(({ key, power }) => size("body", key, power)),
  ];
}

function generateSize(
  { typography, units }: TypeRecipe,
  power: number,
): DimensionValue | FluidDimensionValue {
  const { basePx, ratioNarrow, ratioWide, isFluid } = typography;
  const narrow = convertPxToLength(basePx * ratioNarrow ** power, units.length);
  const wide = convertPxToLength(basePx * ratioWide ** power, units.length);
  if (!isFluid || narrow.value === wide.value) return wide;
  return {
    type: "fluidDimension",
    minPx: convertLengthToPx(narrow),
    maxPx: convertLengthToPx(wide),
    minViewportPx: fluidViewports.minPx,
    maxViewportPx: fluidViewports.maxPx,
    unit: units.length,
  };
}

function generateLetterSpacings(): readonly Token[] {
  return headingSteps.map(({ key, letterSpacingEm }) =>
    defineToken(`letter-spacing.${key}`, "typography", {
      type: "dimension",
      value: letterSpacingEm,
      unit: "em",
    }),
  );
}

function generateLineHeights({ typography }: TypeRecipe): readonly Token[] {
  return headingSteps.map(({ key, power }) =>
    defineToken(`line-height.${key}`, "typography", {
      type: "number",
      value: fitLineHeight(typography.basePx * typography.ratioWide ** power),
    }),
  );
}
