import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import { arbitraryRecipe } from "#recipe/arbitrary-recipe.ts";
import { createRecipe } from "#recipe/create-recipe.ts";
import { spacingDecisions } from "./spacing/decisions.ts";
import type { Recipe } from "#recipe/recipe.ts";
import type { HexColor } from "#color/hex-color.ts";
import { defineToken } from "#tokens/define-token.ts";
import { defaultModes } from "#tokens/modes/mode.ts";
import { printTokenValue } from "#tokens/print-token-value.ts";
import { resolveTokens } from "#tokens/modes/resolve.ts";
import type { Token, TokenValue } from "#tokens/token.ts";
import { lengthUnits } from "#tokens/length.ts";
import { tokenPath } from "#tokens/token-path.ts";
import { generateGrid } from "./breakpoint/generate-grid.ts";
import { generateBreakpoint } from "./breakpoint/generate-breakpoint.ts";
import { generateMotion } from "./motion/generate-motion.ts";
import { generateRadius, nestRadius } from "./radius/generate-radius.ts";
import { generateShadow } from "./shadow/generate-shadow.ts";
import { generateSize } from "./size/generate-size.ts";
import { isPressable } from "./size/target-size.ts";
import { generateSpacing } from "./spacing/generate-spacing.ts";
import { generateTypography } from "./typography/generate-typography.ts";
import { isZoomable } from "./typography/legibility.ts";
import { generateZIndex } from "./z-index/generate-z-index.ts";

const runs = { seed: 20_260_403, numRuns: inject("form") === "long" ? 5000 : 200 };
const recipe = createRecipe();

function valuesOf(tokens: readonly Token[]): ReadonlyMap<string, TokenValue> {
  return resolveTokens(new Map(tokens.map((token) => [token.path, token])), defaultModes);
}

function texts(tokens: readonly Token[]): Record<string, string> {
  return Object.fromEntries(
    [...valuesOf(tokens)].map(([path, value]) => [path, printTokenValue(value)]),
  );
}

describe("spacing", () => {
  it("has the steps of the comfortable scale at unit 4", () => {
    const spacing = texts(generateSpacing(recipe));
    const comfortable = spacingDecisions.fields.steps.default.map(
      ({ key }) => spacing[`spacing.${key}-comfortable`],
    );
    expect(comfortable).toEqual(["0px", "2px", "4px", "8px", "16px", "24px", "32px"]);
  });

  it("uses the comfortable step below as the compact one, in any recipe", () => {
    fc.assert(
      fc.property(arbitraryRecipe(), (any) => {
        const spacing = valuesOf(generateSpacing(any));
        const { steps } = any.spacing;
        for (const [index, { key }] of steps.entries()) {
          const below = steps[Math.max(0, index - 1)]?.key;
          expect(spacing.get(`spacing.${key}-compact`)).toEqual(
            spacing.get(`spacing.${below}-comfortable`),
          );
        }
      }),
      runs,
    );
  });
});

describe("typography", () => {
  it("has all keys, in their order", () => {
    expect(generateTypography(recipe).map(({ path }) => path.replace(".", "-"))).toEqual([
      "font-family-body",
      "font-family-heading",
      "font-family-code",
      "font-size-base",
      "line-height-base",
      ...["xs", "s", "m", "lg", "xl"].map((key) => `font-size-heading-${key}`),
      ...["xs", "s", "m", "lg", "xl"].map((key) => `font-size-body-${key}`),
      ...["xs", "s", "m", "lg", "xl"].map((key) => `letter-spacing-${key}`),
      ...["xs", "s", "m", "lg", "xl"].map((key) => `line-height-${key}`),
      ...["regular", "medium", "semibold", "bold"].map((name) => `font-weight-${name}`),
    ]);
  });

  it("multiplies the base by the ratio, three times for heading m", () => {
    expect(texts(generateTypography(recipe))).toMatchObject({
      "font-size.base": "16px",
      "font-size.body-s": "12.75px",
      "font-size.body-m": "16px",
      "font-size.heading-m": "31.25px",
      "font-size.heading-xl": "48.75px",
      "letter-spacing.xs": "0.02em",
      "letter-spacing.xl": "-0.02em",
      "line-height.base": "1.5",
    });
  });

  it("has no size under 12 px by default, and every size on a quarter of a pixel", () => {
    fc.assert(
      fc.property(arbitraryRecipe(), (any) => {
        const typography = { ...any.typography, leastSizePx: 12, isRounded: true };
        const tokens = generateTypography({ typography, units: { length: "px" } });
        for (const [path, value] of valuesOf(tokens)) {
          if (!path.startsWith("font-size.")) continue;
          const sizes = value.type === "fluidDimension" ? [value.minPx, value.maxPx] : [];
          if (value.type === "dimension") sizes.push(value.value);
          expect(sizes.every((px) => px >= 12 && Number.isInteger(px * 4))).toBe(true);
        }
      }),
      runs,
    );
  });

  it("keeps the sizes of former recipes, which are neither rounded nor limited", () => {
    const typography = { ...recipe.typography, leastSizePx: 1, isRounded: false };
    expect(texts(generateTypography({ ...recipe, typography }))).toMatchObject({
      "font-size.body-xs": "10.24px",
      "font-size.heading-xl": "48.8281px",
    });
  });

  it.each(lengthUnits)(
    "grows a fluid size in rem with the viewport if lengths are in %s",
    (length) => {
      const fluid = texts(generateTypography(fluidRecipe({ length })));
      expect(fluid["font-size.heading-xs"]).toBe(
        "clamp(1.203125rem, 1.18182rem + 0.07102vw, 1.25rem)",
      );
      expect(fluid["font-size.body-s"]).toBe(
        "clamp(0.796875rem, 0.84233rem - 0.04735vw, 0.828125rem)",
      );
    },
  );

  it("has zoomable sizes at the offered ratios, and finds the sizes of a steep scale that are not", () => {
    expect(
      [...valuesOf(generateTypography(fluidRecipe({ length: "px" }))).values()].every(isZoomable),
    ).toBe(true);
    const steep: Recipe = {
      ...recipe,
      typography: { ...recipe.typography, isFluid: true, ratioNarrow: 1.067, ratioWide: 1.618 },
    };
    const found = [...valuesOf(generateTypography(steep))].filter(
      ([, value]) => !isZoomable(value),
    );
    expect(found.map(([path]) => path)).toContain("font-size.heading-m");
  });
});

describe("the other scales", () => {
  it("has control heights from 24 px, and none lower", () => {
    expect([...valuesOf(generateSize(recipe)).values()].every(isPressable)).toBe(true);
    expect(isPressable({ type: "dimension", value: 1.4375, unit: "rem" })).toBe(false);
    expect(Object.values(texts(generateSize(recipe)))).toEqual([
      "24px",
      "32px",
      "40px",
      "48px",
      "56px",
      "64px",
    ]);
  });

  it("derives the radii from the base radius", () => {
    expect(Object.values(texts(generateRadius(recipe)))).toEqual([
      "0px",
      "2px",
      "4px",
      "8px",
      "12px",
      "16px",
      "24px",
      "9999px",
    ]);
    expect([nestRadius(16, 12), nestRadius(4, 12)]).toEqual([4, 0]);
  });

  it("has the breakpoints of the recipe", () => {
    expect(Object.values(texts(generateBreakpoint(recipe)))).toEqual([
      "480px",
      "640px",
      "768px",
      "1024px",
      "1280px",
      "1536px",
    ]);
  });

  it("has a grid from each breakpoint on, of the steps of spacing that are nearest", () => {
    const columns = generateGrid(recipe).flatMap(({ definition }) =>
      definition.type === "number" ? [definition.value] : [],
    );
    expect(columns).toEqual([4, 8, 8, 12, 12, 12]);
    const targets = (spacing: typeof recipe.spacing): readonly unknown[] =>
      generateGrid({ spacing }).flatMap(({ definition }) =>
        definition.type === "alias" ? [definition.to] : [],
      );
    const steps = ["m", "m", "m", "l", "l", "l", "m", "l", "l", "xl", "xl", "xl"];
    expect(targets(recipe.spacing)).toEqual(steps.map((step) => `spacing.${step}`));
    const one = { ...recipe.spacing, steps: [{ key: "only", units: 3 }] };
    expect(new Set(targets(one))).toEqual(new Set(["spacing.only"]));
  });

  it("raises each layer above the one before, in the recipe's order", () => {
    fc.assert(
      fc.property(arbitraryRecipe(), ({ zIndex }) => {
        const values = valuesOf(generateZIndex({ zIndex }));
        const order = ["hide", "base", ...zIndex.order];
        const figures = order.map((layer) => {
          const value = values.get(`z-index.${layer}`);
          return value?.type === "number" ? value.value : Number.NaN;
        });
        for (const [index, figure] of figures.entries())
          if (index > 0) expect(figure).toBeGreaterThan(figures[index - 1] ?? Number.NaN);
        expect(values.get("z-index.auto")).toEqual({ type: "keyword", value: "auto" });
      }),
      runs,
    );
  });

  it("has five shadows, each reaching farther, the dark ones stronger inside a light ring", () => {
    const neutrals = ["#eeeeee", "#111111"].map((hex, index) =>
      defineToken(`color.neutral.${index}`, "color", {
        type: "color",
        hex: hex as HexColor,
        alpha: 1,
      }),
    );
    const tokens = new Map(generateShadow(recipe, neutrals).map((token) => [token.path, token]));
    const light = [...resolveTokens(tokens, defaultModes).values()];
    const dark = [...resolveTokens(tokens, { ...defaultModes, scheme: "dark" }).values()];
    const reach = light.map((value) =>
      value.type === "shadow" ? (value.layers[0]?.blurPx ?? 0) : 0,
    );
    expect(reach).toEqual(reach.toSorted((a, b) => a - b));
    expect(new Set(reach).size).toBe(5);
    for (const [index, value] of dark.entries()) {
      const lit = light[index];
      if (value.type !== "shadow" || lit?.type !== "shadow") throw new TypeError("no shadow");
      expect(value.layers[0]).toMatchObject({ spreadPx: 1, blurPx: 0, color: { hex: "#eeeeee" } });
      expect(value.layers[1]?.color.alpha).toBeGreaterThan(lit.layers[0]?.color.alpha ?? 1);
    }
  });

  it("gives every duration and easing a variant without movement, in any recipe", () => {
    fc.assert(
      fc.property(arbitraryRecipe(), (any) => {
        const values = valuesOf(generateMotion(any));
        for (const path of values.keys()) {
          if (!path.endsWith("-reduced")) expect(values.has(`${path}-reduced`)).toBe(true);
          else if (path.startsWith("duration."))
            expect(values.get(path)).toEqual({ type: "duration", ms: 0 });
        }
        expect(values.size).toBe(2 * (any.motion.durations.length + any.motion.easings.length));
      }),
      runs,
    );
  });

  it("prints lengths in the unit of the recipe", () => {
    const rem = { ...recipe, units: { length: "rem" } as const };
    expect(texts(generateSize(rem))["size.m"]).toBe("2.5rem");
    expect(valuesOf(generateRadius(rem)).get(tokenPath("radius.full"))).toMatchObject({
      unit: "px",
    });
  });
});

function fluidRecipe(units: Recipe["units"]): Recipe {
  return { ...recipe, units, typography: { ...recipe.typography, isFluid: true } };
}
