import fc from "fast-check";
import { expect, test } from "vitest";
import { arbitraryRecipe } from "#recipe/arbitrary-recipe.ts";
import { isDecisionPath, readDecisions } from "./decisions.ts";

test("accepts every decision of every recipe", () => {
  fc.assert(
    fc.property(arbitraryRecipe(), (recipe) => {
      for (const path of readDecisions(recipe).keys())
        expect(isDecisionPath(path), path).toBe(true);
    }),
    { numRuns: 50 },
  );
});

test.each(["overrides/radius.m", "color/advanced/palettes/sea", "motion/durations/#names"])(
  "accepts %s",
  (path) => expect(isDecisionPath(path)).toBe(true),
);

test.each([
  "",
  "radius",
  "radius/size",
  "constructor/name",
  "overrides",
  "overrides/No path",
  "breakpoints/xxxl",
])("refuses %s", (path) => expect(isDecisionPath(path)).toBe(false));
