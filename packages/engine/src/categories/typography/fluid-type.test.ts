import fc from "fast-check";
import { calculateTypeScale } from "utopia-core";
import { describe, expect, inject, it } from "vitest";
import { createRecipe } from "#recipe/create-recipe.ts";
import { recipeLimits, type Recipe } from "#recipe/recipe.ts";
import type { FluidDimensionValue, TokenDefinition } from "#tokens/token.ts";
import { generateTypography } from "./generate-typography.ts";
import { fluidViewports, headingSteps } from "./type-steps.ts";
import { isZoomable } from "./legibility.ts";

const runs = { seed: 20_260_408, numRuns: inject("form") === "long" ? 10_000 : 300 };
const { basePx: baseRange, ratioWide: ratio } = recipeLimits.typography;

const typography = fc.record({
  basePx: fc.integer(baseRange),
  ratioNarrow: fc.integer({ min: ratio.min * 1000, max: ratio.max * 1000 }).map((n) => n / 1000),
  ratioWide: fc.integer({ min: ratio.min * 1000, max: ratio.max * 1000 }).map((n) => n / 1000),
});

type Scale = { readonly basePx: number; readonly ratioNarrow: number; readonly ratioWide: number };

function headingSizes(scale: Scale): readonly (TokenDefinition | undefined)[] {
  const recipe: Recipe = {
    ...createRecipe(),
    typography: {
      ...createRecipe().typography,
      ...scale,
      isFluid: true,
      leastSizePx: 1,
      isRounded: false,
    },
  };
  const tokens = new Map(generateTypography(recipe).map((each) => [String(each.path), each]));
  return headingSteps.map(({ key }) => tokens.get(`font-size.heading-${key}`)?.definition);
}

function utopiaSteps({ basePx, ratioNarrow, ratioWide }: Scale) {
  return calculateTypeScale({
    minWidth: fluidViewports.minPx,
    maxWidth: fluidViewports.maxPx,
    minFontSize: basePx,
    maxFontSize: basePx,
    minTypeScale: ratioNarrow,
    maxTypeScale: ratioWide,
    positiveSteps: headingSteps.length,
    negativeSteps: 0,
  });
}

function isFluid(definition: TokenDefinition | undefined): definition is FluidDimensionValue {
  return definition?.type === "fluidDimension";
}

describe("fluid sizes", () => {
  it("start and end with the sizes that Utopia calculates", () => {
    fc.assert(
      fc.property(typography, (scale) => {
        const steps = new Map(utopiaSteps(scale).map((each) => [each.step, each]));
        for (const [index, size] of headingSizes(scale).entries()) {
          const step = steps.get(index + 1);
          const [fromPx, toPx] = isFluid(size)
            ? [size.minPx, size.maxPx]
            : size?.type === "dimension"
              ? [size.value, size.value]
              : [];
          expect(fromPx).toBeCloseTo(step?.minFontSize ?? Number.NaN, 3);
          expect(toPx).toBeCloseTo(step?.maxFontSize ?? Number.NaN, 3);
        }
      }),
      runs,
    );
  });

  it("are zoomable only if Utopia finds no violation of WCAG 1.4.4", () => {
    fc.assert(
      fc.property(typography, (scale) => {
        const steps = new Map(utopiaSteps(scale).map((each) => [each.step, each]));
        for (const [index, size] of headingSizes(scale).entries())
          if (isFluid(size) && isZoomable(size))
            expect(steps.get(index + 1)?.wcagViolation ?? null).toBeNull();
      }),
      runs,
    );
  });
});
