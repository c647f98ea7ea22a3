import { createRecipe, parseRecipe, type Recipe } from "@tessera/engine";
import { expect, test } from "vitest";
import { readRamp } from "./read-ramp.ts";

function recipeWith(advanced: object, overrides: object = {}): Recipe {
  const recipe = createRecipe();
  const parsed = parseRecipe({ ...recipe, color: { ...recipe.color, advanced }, overrides });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

test.each([3, 11, 20])("reads a ramp of %d steps by their names", (count) => {
  const stepNames = Array.from({ length: count }, (_, index) => `s${index}`);
  const recipe = recipeWith({ stepNames, palettes: { "sea-green": { base: "#0d9488" } } });
  for (const name of ["primary", "neutral", "danger", "sea-green"])
    expect(readRamp(recipe, name).map(({ step }) => step)).toEqual(stepNames);
  expect(readRamp(recipe, "sea-green").filter(({ isBase }) => isBase)).toMatchObject([
    { hex: "#0d9488" },
  ]);
});

test("marks what was pinned by hand, wherever it was pinned", () => {
  const pin = { type: "color", hex: "#abcdef", alpha: 1 };
  const recipe = recipeWith(
    { pinnedSteps: { primary: { 100: "#e0e9fd" } }, baseSteps: { primary: "500" } },
    { "color.primary.300": pin },
  );
  const pinned = readRamp(recipe, "primary").filter(({ isPinned }) => isPinned);
  expect(pinned.map(({ step }) => step)).toEqual(["100", "300", "500"]);
});

test("reads nothing of what is no palette", () => {
  expect(readRamp(createRecipe(), "constructor")).toEqual([]);
});
