import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import { checkPalettes, type PaletteCheck, type StepPromise } from "./check-palettes.ts";
import type { HexColor } from "#color/hex-color.ts";
import type { AdvancedColor } from "./advanced-color.ts";
import { arbitraryRecipe } from "#recipe/arbitrary-recipe.ts";
import { createRecipe } from "#recipe/create-recipe.ts";
import type { Recipe } from "#recipe/recipe.ts";
import { resolve } from "#tokens/modes/resolve.ts";
import { tokenPath } from "#tokens/token-path.ts";
import { designOf } from "#design/testing/design-of.ts";

const runs = { seed: 20250607, numRuns: inject("form") === "long" ? 5000 : 100 };

function checkOf(recipe: Recipe): readonly PaletteCheck[] {
  return checkPalettes(recipe, resolve(designOf(recipe)));
}

function withAdvanced(recipe: Recipe, part: Partial<AdvancedColor>): Recipe {
  const advanced = { ...recipe.color.advanced, ...part };
  return { ...recipe, color: { ...recipe.color, advanced } };
}

function brokenOf(recipe: Recipe): readonly StepPromise[] {
  return checkOf(recipe).flatMap(({ promises }) => promises.filter(({ isKept }) => !isKept));
}

describe("checkPalettes", { timeout: 300_000 }, () => {
  it("finds every promise kept in any recipe without pins, with any number of steps", () => {
    fc.assert(
      fc.property(arbitraryRecipe(), (any) => {
        const recipe = withAdvanced(any, { baseSteps: {}, pinnedSteps: {} });
        expect(brokenOf(recipe)).toEqual([]);
        expect(checkOf(recipe).every(({ isBaseKept }) => isBaseKept)).toBe(true);
      }),
      runs,
    );
  });

  it("finds broken promises only of pinned steps, in the palette of the pin", () => {
    fc.assert(
      fc.property(arbitraryRecipe(), (any) => {
        const recipe = withAdvanced(any, { baseSteps: {} });
        const pinned = new Map(Object.entries(recipe.color.advanced.pinnedSteps));
        for (const { name, promises } of checkOf(recipe)) {
          const own = Object.keys(pinned.get(name) ?? {});
          for (const { isKept, step, against } of promises)
            if (!own.includes(step) && !own.includes(against)) expect(isKept).toBe(true);
        }
      }),
      runs,
    );
  });

  it("gives eleven steps the promises of the palette's windows", () => {
    const [primary] = checkOf(createRecipe());
    const texts = primary?.promises.map(
      ({ step, against, leastContrast }) => `${step} ${against} ${leastContrast}`,
    );
    expect(texts).toEqual([
      ...["50", "100", "200", "300", "400", "500"].map((step) => `${step} black 4.5`),
      ...["600", "700", "800", "900", "950"].map((step) => `${step} white 4.5`),
      "500 white 3",
      ...["700", "800", "900", "950"].map((step) => `${step} white 7`),
      "300 900 6",
    ]);
  });

  it("reports what breaks when the base is pinned to 500, and that the roles break nothing", () => {
    const recipe = withAdvanced(createRecipe("#1a1446" as HexColor), {
      baseSteps: { primary: "500" },
    });
    expect(brokenOf(recipe)[0]).toMatchObject({ against: "black", leastContrast: 4.5 });
    expect(brokenOf(recipe).map(({ step }) => step)).toContain("500");
    expect(checkOf(recipe)[0]?.isBaseKept).toBe(true);
    expect(designOf(recipe).promises.filter(({ isKept }) => !isKept)).toEqual([]);
  });

  it("reports a missing base if its step is pinned to another color", () => {
    const pinnedSteps = { primary: { "700": "#1d3a96" as HexColor } };
    const [primary] = checkOf(withAdvanced(createRecipe(), { pinnedSteps }));
    expect(primary?.isBaseKept).toBe(false);
    expect(primary?.promises.every(({ isKept }) => isKept)).toBe(true);
  });

  it("measures overrides too", () => {
    const path = tokenPath("color.success.100");
    const overrides = { [path]: { type: "color", hex: "#123456" as HexColor, alpha: 1 } } as const;
    expect(brokenOf({ ...createRecipe(), overrides })).toEqual([
      {
        step: "100",
        against: "black",
        isAgainstStep: false,
        leastContrast: 4.5,
        measuredContrast: expect.closeTo(1.65, 1),
        isKept: false,
      },
    ]);
  });

  it("measures overrides as they appear: with their opacity, and on wide-gamut screens", () => {
    const path = tokenPath("color.success.900");
    const lostWith = (part: object) => {
      const base = { type: "color", hex: "#0a3d1c" as HexColor, alpha: 1 } as const;
      return brokenOf({ ...createRecipe(), overrides: { [path]: { ...base, ...part } } });
    };
    expect(lostWith({})).toEqual([]);
    expect(lostWith({ alpha: 0.3 }).map(({ step }) => step)).toContain("900");
    expect(lostWith({ wide: { l: 0.8, c: 0.1, h: 150 } }).map(({ step }) => step)).toContain("900");
  });

  it("throws for tokens without the steps", () => {
    const recipe = createRecipe();
    const values = new Map(resolve(designOf(recipe), {}));
    values.delete(tokenPath("color.primary.50"));
    expect(() => checkPalettes(recipe, values)).toThrow("color.primary.50");
    expect(() => checkPalettes(recipe, new Map())).toThrow("color.surface-1");
  });
});
