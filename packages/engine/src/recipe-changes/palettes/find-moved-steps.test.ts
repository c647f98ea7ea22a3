import { createDesign } from "#design/parse-recipe.ts";
import { pinStep, putBaseOn, releaseStep } from "../change-decision.ts";
import type { Design } from "#design/design.ts";
import type { HexColor } from "#color/hex-color.ts";
import type { Parsed } from "#tokens/problem.ts";
import { designOf } from "#design/testing/design-of.ts";
import { expect, test } from "vitest";
import { findMovedSteps } from "./find-moved-steps.ts";

const design = createDesign("#2447b8" as HexColor);
const { recipe } = design;

function requireDesign(parsed: Parsed<Design>): Design {
  if (!parsed.ok) throw new TypeError("The recipe is refused");
  return parsed.value;
}

test("names the steps that follow a pin, except the pinned one", () => {
  const pinned = requireDesign(pinStep(recipe, "primary", "300", "#c4e5ff" as HexColor));
  const moved = findMovedSteps(design, pinned, "primary", "300");
  expect(moved).toContain("200");
  expect(moved).not.toContain("300");
  expect(findMovedSteps(design, pinned, "success", "300")).toEqual([]);
});

test("names every step that the ticks of a drag moved, and none after an undo", () => {
  const ticks = ["#3049b7", "#5c7cd6", "#c4e5ff"].reduce(
    (each, hex) => requireDesign(pinStep(each.recipe, "primary", "300", hex as HexColor)),
    design,
  );
  const atOnce = requireDesign(pinStep(recipe, "primary", "300", "#c4e5ff" as HexColor));
  expect(findMovedSteps(design, ticks, "primary", "300")).toEqual(
    findMovedSteps(design, atOnce, "primary", "300"),
  );
  const released = requireDesign(releaseStep(ticks.recipe, "primary", "300"));
  expect(findMovedSteps(design, released, "primary", "300")).toEqual([]);
});

test("names the steps that follow the base, and those that reset with a pin", () => {
  const moved = requireDesign(putBaseOn(recipe, "primary", "300"));
  expect(findMovedSteps(design, moved, "primary", "300")).toContain("500");
  const pinned = requireDesign(pinStep(recipe, "primary", "300", "#c4e5ff" as HexColor));
  expect(findMovedSteps(pinned, design, "primary", "300")).toContain("200");
});

test("names no step that another decision moved", () => {
  const dyed = designOf({ ...recipe, color: { ...recipe.color, base: "#0d9488" } });
  expect(findMovedSteps(design, dyed, "primary", "300")).toEqual([]);
});

test("names no step if nothing changed", () => {
  expect(findMovedSteps(design, design, "primary", "300")).toEqual([]);
});
