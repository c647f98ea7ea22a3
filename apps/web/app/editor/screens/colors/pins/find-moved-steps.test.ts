import { createRecipe, type HexColor, type Parsed, type Recipe } from "@tessera/engine";
import { expect, test } from "vitest";
import { pinStep, putBaseOn, releaseStep } from "./change-pins.ts";
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

test("names what all the ticks of a drag moved, and none once they are undone", () => {
  const ticks = ["#3049b7", "#5c7cd6", "#c4e5ff"].reduce(
    (each, hex) => requireRecipe(pinStep(each, "primary", "300", hex as HexColor)),
    recipe,
  );
  const atOnce = requireRecipe(pinStep(recipe, "primary", "300", "#c4e5ff" as HexColor));
  expect(findMovedSteps(recipe, ticks, "primary", "300")).toEqual(
    findMovedSteps(recipe, atOnce, "primary", "300"),
  );
  const released = requireRecipe(releaseStep(ticks, "primary", "300"));
  expect(findMovedSteps(recipe, released, "primary", "300")).toEqual([]);
});

test("names the steps that follow the base, and those that go back with a pin", () => {
  const moved = requireRecipe(putBaseOn(recipe, "primary", "300"));
  expect(findMovedSteps(recipe, moved, "primary", "300")).toContain("500");
  const pinned = requireRecipe(pinStep(recipe, "primary", "300", "#c4e5ff" as HexColor));
  expect(findMovedSteps(pinned, recipe, "primary", "300")).toContain("200");
});

test("names none that another decision moved", () => {
  const dyed = { ...recipe, color: { ...recipe.color, base: "#0d9488" as HexColor } };
  expect(findMovedSteps(recipe, dyed, "primary", "300")).toEqual([]);
});

test("names none where nothing changed", () => {
  expect(findMovedSteps(recipe, recipe, "primary", "300")).toEqual([]);
});
