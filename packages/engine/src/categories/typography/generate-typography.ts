import { defineToken } from "#tokens/define-token.ts";
import { convertLengthToPx, convertPxToLength } from "#tokens/length.ts";
import type { DimensionValue, FluidDimensionValue, Token } from "#tokens/token.ts";
import type { Units } from "../units.ts";
import { weightNames, type Typography } from "./decisions.ts";
import { fitLineHeights } from "./line-height.ts";
import { bodySteps, fluidViewports, headingSteps } from "./type-steps.ts";

type TypeRecipe = { readonly typography: Typography; readonly units: Units };

/**
 * Generates families, sizes, line heights and letter spacings. The line heights and letter spacings
 * xs to xl are for the headings of the same key, `line-height.base` for running text. The wide end
 * of fluid type, at 1536 px, is on the grid. A line height has no unit, so the heights at lower
 * widths follow the size and are between grid lines.
 */
export function generateTypography(recipe: TypeRecipe): readonly Token[] {
  const { familyBody, familyHeading, familyCode } = recipe.typography;
  const [lineHeight, ...headingLineHeights] = generateLineHeights(recipe);
  return [
    defineToken("font-family.body", "typography", { type: "fontFamily", families: familyBody }),
    defineToken("font-family.heading", "typography", {
      type: "fontFamily",
      families: familyHeading,
    }),
    defineToken("font-family.code", "typography", { type: "fontFamily", families: familyCode }),
    defineToken("font-size.base", "typography", generateSize(recipe, 0)),
    ...(lineHeight ? [lineHeight] : []),
    ...generateSizes(recipe),
    ...generateLetterSpacings(),
    ...headingLineHeights,
    ...generateWeights(recipe),
  ];
}

function generateWeights({ typography: { weights } }: TypeRecipe): readonly Token[] {
  return weightNames.map((name) =>
    defineToken(`font-weight.${name}`, "typography", { type: "number", value: weights[name] }),
  );
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
  const { ratioNarrow, ratioWide, isFluid } = typography;
  const narrow = convertPxToLength(sizeAt(typography, ratioNarrow, power), units.length);
  const wide = convertPxToLength(sizeAt(typography, ratioWide, power), units.length);
  if (!isFluid || narrow.value === wide.value) return wide;
  return {
    type: "fluidDimension",
    minPx: convertLengthToPx(narrow),
    maxPx: convertLengthToPx(wide),
    minViewportPx: fluidViewports.minPx,
    maxViewportPx: fluidViewports.maxPx,
    // In px the size would ignore the browser's font size (Utopia: rem + vw).
    unit: "rem",
  };
}

/** Returns a size in px: a power of a ratio times the base, rounded and not below the smallest size. */
function sizeAt(
  { basePx, leastSizePx, isRounded }: Typography,
  ratio: number,
  power: number,
): number {
  const px = basePx * ratio ** power;
  return Math.max(leastSizePx, isRounded ? Math.round(px * 4) / 4 : px);
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

/** Generates the line height of running text, then those of the headings. */
function generateLineHeights({ typography }: TypeRecipe): readonly Token[] {
  const { ratioWide } = typography;
  const texts = [{ key: "base", power: 0 }, ...headingSteps];
  const values = fitLineHeights(texts.map(({ power }) => sizeAt(typography, ratioWide, power)));
  return texts.map(({ key }, index) =>
    defineToken(`line-height.${key}`, "typography", { type: "number", value: values[index] ?? 1 }),
  );
}
