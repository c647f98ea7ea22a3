import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import { expectApplied, expectMirrored } from "./testing/diff-guarantees.ts";
import { diffTokenSets } from "./diff-token-sets.ts";
import { color } from "./testing/sample-sets.ts";
import { createDesign } from "#design/parse-recipe.ts";
import { designOf } from "#design/testing/design-of.ts";
import { arbitraryRecipe } from "#recipe/arbitrary-recipe.ts";
import { createRecipe } from "#recipe/create-recipe.ts";
import type { Recipe } from "#recipe/recipe.ts";
import { tokenPath } from "#tokens/token-path.ts";

const fewRuns = { seed: 20_260_502, numRuns: inject("form") === "long" ? 500 : 12 };

describe("the difference of the token sets of recipes", () => {
  it("creates the second set from the first, and is reversible", () => {
    fc.assert(
      fc.property(arbitraryRecipe(), arbitraryRecipe(), (one, other) => {
        const [before, after] = [designOf(one), designOf(other)];
        const diff = diffTokenSets(before, after);
        expectApplied(before, after, diff);
        expectMirrored(diff, diffTokenSets(after, before));
      }),
      fewRuns,
    );
  });

  it("lists the promises that another base color breaks or repairs", () => {
    const pinned: Recipe = {
      ...createRecipe(),
      overrides: { [tokenPath("color.text")]: color("#cccccc") },
    };
    const { broken, mended } = diffTokenSets(createDesign(), designOf(pinned));
    expect(mended).toEqual([]);
    expect(new Set(broken.map(({ after }) => after.foreground))).toEqual(new Set(["color.text"]));
  });
});
