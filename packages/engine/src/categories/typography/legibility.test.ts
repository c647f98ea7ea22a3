import { expect, test } from "vitest";
import { createRecipe } from "#recipe/create-recipe.ts";
import type { Recipe } from "#recipe/recipe.ts";
import type { TokenValue } from "#tokens/token.ts";
import { generateTypography } from "./generate-typography.ts";
import { isLegible } from "./legibility.ts";

const { typography, ...recipe } = createRecipe();

/** Lists the keys of the body sizes that are too small to read. */
function illegibleOf(part: Partial<Recipe["typography"]>): readonly string[] {
  const tokens = generateTypography({
    ...recipe,
    typography: { ...typography, leastSizePx: 1, ...part },
  });
  return tokens.flatMap(({ path, definition }) =>
    path.startsWith("font-size.body-") && !isLegible(definition as TokenValue)
      ? [path.replace("font-size.body-", "")]
      : [],
  );
}

test("body text is legible from 9 px on, in every unit", () => {
  expect(isLegible({ type: "dimension", value: 9, unit: "px" })).toBe(true);
  expect(isLegible({ type: "dimension", value: 8.99, unit: "px" })).toBe(false);
  expect(isLegible({ type: "dimension", value: 0.5625, unit: "rem" })).toBe(true);
  expect(isLegible({ type: "number", value: 9 })).toBe(false);
});

test("steep ratios make the small steps illegible, for fluid type at their smallest size", () => {
  expect(illegibleOf({ basePx: 16, ratioWide: 1.25 })).toEqual([]);
  expect(illegibleOf({ basePx: 16, ratioWide: 1.618 })).toEqual(["xs"]);
  const fluid = { basePx: 16, ratioNarrow: 1.067, ratioWide: 1.618, isFluid: true };
  expect(illegibleOf(fluid)).toEqual(["xs"]);
  expect(illegibleOf({ ...fluid, basePx: 32 })).toEqual([]);
});
