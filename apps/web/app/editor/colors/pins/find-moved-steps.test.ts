import { createRecipe, type HexColor, type Parsed, type Recipe } from "@tessera/engine";
import { expect, test } from "vitest";
import { pinStep } from "./change-pins.ts";
import { findMovedSteps } from "./find-moved-steps.ts";

const recipe = createRecipe("#2447b8" as HexColor);

function requireRecipe(parsed: Parsed<Recipe>): Recipe {
  if (!parsed.ok) throw new TypeError("The recipe is refused");
  return parsed.value;
}

test("names the steps that follow a pin, and not the pinned one", () => {
  const pinned = requireRecipe(pinStep(recipe, "primary", "300", "#c4e5ff" as HexColor));
  const moved = findMovedSteps(recipe, pinned, "primary", "300");
  expect(moved).toContain("200");
  expect(moved).not.toContain("300");
  expect(findMovedSteps(recipe, pinned, "success", "300")).toEqual([]);
});

test("names none where nothing changed", () => {
  expect(findMovedSteps(recipe, recipe, "primary", "300")).toEqual([]);
});
