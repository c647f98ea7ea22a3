import { expect, it } from "vitest";
import { createRecipe } from "#recipe/create-recipe.ts";
import { resolve } from "#tokens/modes/resolve.ts";
import type { TokenValue } from "#tokens/token.ts";
import { tokenPath } from "#tokens/token-path.ts";
import { createDesign } from "#design/parse-recipe.ts";
import { designOf } from "#design/testing/design-of.ts";
import { convertLengths } from "./convert-lengths.ts";
import type { LengthUnitChoice } from "./print-options.ts";

function valueOf(path: string, unit: LengthUnitChoice): TokenValue | undefined {
  const recipe = createRecipe();
  const typography = { ...recipe.typography, isFluid: true };
  return resolve(convertLengths(designOf({ ...recipe, typography }), unit)).get(tokenPath(path));
}

it.each([
  ["px", { type: "dimension", value: 8, unit: "px" }],
  ["rem", { type: "dimension", value: 0.5, unit: "rem" }],
  ["em", { type: "dimension", value: 0.5, unit: "em" }],
] as const)("prints lengths in %s", (unit, value) => {
  expect(valueOf("spacing.s-comfortable", unit)).toEqual(value);
  expect(valueOf("font-size.heading-xl", unit)).toMatchObject({
    type: "fluidDimension",
    unit: unit === "em" ? "rem" : unit,
  });
});

it("does not measure promises until a caller reads them", () => {
  const { tokens, groups, defaultModes } = createDesign();
  let reads = 0;
  const promises = () => (reads++, []);
  const set = {
    tokens,
    groups,
    defaultModes,
    get promises() {
      return promises();
    },
  };
  const converted = convertLengths(set, "rem");
  expect(reads).toBe(0);
  expect(converted.promises).toEqual([]);
  expect(reads).toBe(1);
});

it("keeps a letter spacing in em", () => {
  for (const unit of ["as-set", "px", "rem", "em"] as const)
    expect(valueOf("letter-spacing.xl", unit)).toMatchObject({ unit: "em" });
});
