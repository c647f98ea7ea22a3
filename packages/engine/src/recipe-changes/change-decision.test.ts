import { expect, test } from "vitest";
import { designOf } from "#design/testing/design-of.ts";
import {
  createRecipe,
  overridePath,
  pinStep,
  putBaseOn,
  releaseStep,
  tokenPath,
  writeDecision,
  type Design,
  type HexColor,
  type Parsed,
} from "../index.ts";

const recipe = createRecipe("#2447b8" as HexColor);
const amber = "#e2a610" as HexColor;

function valid(parsed: Parsed<Design>): Design {
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

function hexOf(of: Design, palette: string, step: string): string | undefined {
  const value = of.valuesIn().get(tokenPath(`color.${palette}.${step}`));
  return value?.type === "color" ? value.hex : undefined;
}

test("a pinned step has its color, and a reset restores the generated one", () => {
  for (const palette of ["primary", "danger"]) {
    const pinned = valid(pinStep(recipe, palette, "300", amber));
    expect(hexOf(pinned, palette, "300")).toBe(amber);
    expect(valid(releaseStep(pinned.recipe, palette, "300")).recipe).toEqual(recipe);
  }
});

test("a pin replaces an override of the same token", () => {
  const override = overridePath(tokenPath("color.primary.300"));
  const other = { type: "color", hex: "#00ff00", alpha: 1 };
  const overridden = designOf(writeDecision(recipe, override, other));
  const pinned = valid(pinStep(overridden.recipe, "primary", "300", amber));
  expect([hexOf(pinned, "primary", "300"), pinned.recipe.overrides]).toEqual([amber, {}]);
  expect(valid(releaseStep(overridden.recipe, "primary", "300")).recipe).toEqual(recipe);
});

test("moves the base to any step, also to a pinned one", () => {
  const pinned = valid(pinStep(recipe, "primary", "500", amber));
  const moved = valid(putBaseOn(pinned.recipe, "primary", "500"));
  expect(hexOf(moved, "primary", "500")).toBe("#2447b8");
  expect(valid(releaseStep(moved.recipe, "primary", "500")).recipe).toEqual(recipe);
  expect(valid(putBaseOn(moved.recipe, "primary", undefined)).recipe).toEqual(recipe);
});

test("a neutral step is pinned and reset like a token", () => {
  const pinned = valid(pinStep(recipe, "neutral", "600", amber));
  expect(Object.keys(pinned.recipe.overrides)).toEqual(["color.neutral.600"]);
  expect(valid(releaseStep(pinned.recipe, "neutral", "600")).recipe).toEqual(recipe);
});
