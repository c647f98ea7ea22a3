import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import { arbitraryWholeRecipe } from "#design/arbitrary-whole-recipe.ts";
import { designOf } from "#design/testing/design-of.ts";
import {
  applyPatch,
  diffRecipes,
  findRenames,
  invertPatch,
  isEqual,
  joinPatches,
  mergeRecipes,
  parseRecipe,
  readDecision,
  readDecisions,
  renameLike,
  writeDecisions,
} from "../index.ts";
import { keysOfPath, type DecisionPath } from "./decision-path.ts";
import { namedLists } from "./find-renames.ts";

const runs = { seed: 20_261_122, numRuns: inject("form") === "long" ? 500 : 20 };

/**
 * Two recipes that differ from a base in different sections, and the one with the changes of both.
 */
const apart = fc
  .tuple(arbitraryWholeRecipe(), arbitraryWholeRecipe(), fc.nat(2 ** 11))
  .map(([base, both, bits]) => {
    const sections = Object.keys(both);
    const isMine = (path: DecisionPath) =>
      (bits >> sections.indexOf(keysOfPath(path)[0] ?? "")) % 2 === 1;
    const patch = diffRecipes(base, both);
    return {
      base,
      both,
      mine: applyPatch(
        base,
        patch.filter(({ path }) => isMine(path)),
      ),
      theirs: applyPatch(
        base,
        patch.filter(({ path }) => !isMine(path)),
      ),
    };
  })
  .filter(({ mine, theirs }) => parseRecipe(mine).ok && parseRecipe(theirs).ok);

describe("two recipes", () => {
  it("differ by reversible changes from one to the other", () => {
    fc.assert(
      fc.property(arbitraryWholeRecipe(), arbitraryWholeRecipe(), (one, other) => {
        const patch = diffRecipes(one, other);
        expect(designOf(applyPatch(one, patch)).recipe).toEqual(other);
        expect(designOf(applyPatch(other, invertPatch(patch))).recipe).toEqual(one);
        expect(joinPatches(patch, invertPatch(patch))).toEqual([]);
        expect(patch.length === 0).toBe(isEqual(one, other));
      }),
      runs,
    );
  });

  it("consist of decisions that read and write as listed", () => {
    fc.assert(
      fc.property(arbitraryWholeRecipe(), (recipe) => {
        const decisions = [...readDecisions(recipe)].map(([path, value]) => ({ path, value }));
        for (const { path, value } of decisions) expect(readDecision(recipe, path)).toEqual(value);
        expect(writeDecisions(recipe, decisions)).toEqual(recipe);
      }),
      runs,
    );
  });
});

describe("a merge", () => {
  it("of changes on one side gives that side", () => {
    fc.assert(
      fc.property(arbitraryWholeRecipe(), arbitraryWholeRecipe(), (base, changed) => {
        const expected = { design: designOf(changed), collisions: [] };
        expect(mergeRecipes({ base, mine: changed, theirs: base })).toEqual(expected);
        expect(mergeRecipes({ base, mine: base, theirs: changed })).toEqual(expected);
      }),
      runs,
    );
  });

  it("gives the same from both sides if nothing collides", () => {
    fc.assert(
      fc.property(apart, ({ base, mine, theirs, both }) => {
        const merge = mergeRecipes({ base, mine, theirs });
        const swapped = mergeRecipes({ base, mine: theirs, theirs: mine });
        expect(merge.collisions).toEqual([]);
        expect(merge.design.recipe).toEqual(both);
        expect(swapped).toEqual(merge);
      }),
      runs,
    );
  });
});

describe("renames", () => {
  it("are found with their names, in every list", () => {
    fc.assert(
      fc.property(arbitraryWholeRecipe(), (recipe) => {
        for (const { path: list, entriesOf, rename } of Object.values(namedLists))
          for (const { name } of entriesOf(recipe)) {
            const renamed = rename(recipe, name, "other-name");
            const found = findRenames(recipe, renamed);
            expect(found).toEqual([{ list, from: name, to: "other-name", isSure: true }]);
            expect(renameLike(recipe, renamed)).toEqual(renamed);
          }
      }),
      runs,
    );
  });
});
