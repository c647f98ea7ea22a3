import { createDesign } from "#design/parse-recipe.ts";
import { createRecipe } from "#recipe/create-recipe.ts";
import type { Design } from "#design/design.ts";
import { designOf } from "#design/testing/design-of.ts";
import { expect, test } from "vitest";
import { readRamp } from "./read-ramp.ts";

function designWith(advanced: object, overrides: object = {}): Design {
  const recipe = createRecipe();
  return designOf({ ...recipe, color: { ...recipe.color, advanced }, overrides });
}

test.each([3, 11, 20])("reads a palette of %d steps by their names", (count) => {
  const stepNames = Array.from({ length: count }, (_, index) => `s${index}`);
  const design = designWith({ stepNames, palettes: { "sea-green": { base: "#0d9488" } } });
  for (const name of ["primary", "neutral", "danger", "sea-green"])
    expect(readRamp(design, name).map(({ step }) => step)).toEqual(stepNames);
  expect(readRamp(design, "sea-green").filter(({ isBase }) => isBase)).toMatchObject([
    { hex: "#0d9488" },
  ]);
});

test("marks the steps that were pinned by hand, by either kind of pin", () => {
  const pin = { type: "color", hex: "#abcdef", alpha: 1 };
  const design = designWith(
    { pinnedSteps: { primary: { 100: "#e0e9fd" } }, baseSteps: { primary: "500" } },
    { "color.primary.300": pin },
  );
  const pinned = readRamp(design, "primary").filter(({ isPinned }) => isPinned);
  expect(pinned.map(({ step }) => step)).toEqual(["100", "300", "500"]);
});

test("returns nothing for an unknown palette", () => {
  expect(readRamp(createDesign(), "constructor")).toEqual([]);
});
