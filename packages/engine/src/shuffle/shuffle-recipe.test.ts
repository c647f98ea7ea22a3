import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import { arbitraryWholeRecipe } from "#design/arbitrary-whole-recipe.ts";
import { designOf } from "#design/testing/design-of.ts";
import { createRecipe } from "#recipe/create-recipe.ts";
import type { Recipe } from "#recipe/recipe.ts";
import { shuffleRecipe } from "./shuffle-recipe.ts";
import { stripDecisions, type StripDecision } from "./strip-decisions.ts";

const isLong = inject("form") === "long";
const runs = { seed: 20_261_125, numRuns: isLong ? 5000 : 60 };
const seeds = fc.nat(0xffffffff);
const locks = fc.subarray([...stripDecisions]).map((names) => new Set(names));

const valuesOf: Readonly<Record<StripDecision, (recipe: Recipe) => unknown>> = {
  color: ({ color }) => [color.base, color.neutralChroma],
  type: ({ typography }) => [typography.familyHeading, typography.familyBody],
  ratio: ({ typography }) => [typography.ratioNarrow, typography.ratioWide],
  unit: ({ spacing }) => spacing.unitPx,
  radius: ({ radius }) => radius.basePx,
  shadow: ({ shadow }) => shadow,
  density: ({ spacing }) => spacing.density,
};

function countBroken(recipe: Recipe): number {
  return designOf(recipe).promises.filter(({ isKept }) => !isKept).length;
}

describe("shuffling", () => {
  it("keeps every promise of the default recipe, with any seed and any locks", () => {
    fc.assert(
      fc.property(seeds, locks, (seed, locked) => {
        expect(countBroken(shuffleRecipe(createRecipe(), locked, seed))).toBe(0);
      }),
      runs,
    );
  });

  it("never changes a locked decision, nor anything that the strip does not show", () => {
    fc.assert(
      fc.property(arbitraryWholeRecipe(), seeds, locks, (recipe, seed, locked) => {
        const shuffled = shuffleRecipe(recipe, locked, seed);
        for (const name of locked)
          expect(valuesOf[name](shuffled)).toStrictEqual(valuesOf[name](recipe));
        const { overrides, customTokens, motion, zIndex } = shuffled;
        expect({ overrides, customTokens, motion, zIndex }).toEqual({
          overrides: recipe.overrides,
          customTokens: recipe.customTokens,
          motion: recipe.motion,
          zIndex: recipe.zIndex,
        });
      }),
      { ...runs, numRuns: isLong ? 1000 : 12 },
    );
  });

  it("returns a valid recipe that breaks no promise which the recipe keeps", () => {
    fc.assert(
      fc.property(arbitraryWholeRecipe(), seeds, (recipe, seed) => {
        const shuffled = shuffleRecipe(recipe, new Set(), seed);
        expect(countBroken(shuffled)).toBeLessThanOrEqual(countBroken(recipe));
      }),
      { ...runs, numRuns: isLong ? 1000 : 12 },
    );
  });

  it("returns the same recipe for the same seed, and mostly another for the next one", () => {
    const one = shuffleRecipe(createRecipe(), new Set(), 7);
    expect(shuffleRecipe(createRecipe(), new Set(), 7)).toStrictEqual(one);
    const bases = Array.from({ length: 40 }, (_, seed) =>
      shuffleRecipe(createRecipe(), new Set(), seed),
    ).map(({ color }) => color.base);
    expect(new Set(bases).size).toBeGreaterThan(35);
  });

  it("returns the recipe itself if everything is locked", () => {
    expect(shuffleRecipe(createRecipe(), new Set(stripDecisions), 1)).toEqual(createRecipe());
  });

  it("changes every decision that is not locked, with some seed", () => {
    const all = Array.from({ length: 30 }, (_, seed) =>
      shuffleRecipe(createRecipe(), new Set(), seed),
    );
    for (const name of stripDecisions)
      expect(
        new Set(all.map((recipe) => JSON.stringify(valuesOf[name](recipe)))).size,
      ).toBeGreaterThan(1);
  });
});
