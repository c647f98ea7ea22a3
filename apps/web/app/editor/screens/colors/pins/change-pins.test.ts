import { createDesign, tokenPath, type Design, type HexColor, type Parsed } from "@tessera/engine";
import { designOf } from "@tessera/engine/testing";
import { expect, test } from "vitest";
import { overridePath } from "#editor/draft/leaf-path.ts";
import { writeLeaf } from "#editor/draft/recipe-leaves.ts";
import { readRamp } from "#editor/draft/read-ramp.ts";
import {
  basePath,
  findStepOfBase,
  pinPath,
  pinStep,
  putBaseOn,
  releaseStep,
  takeColor,
} from "./change-pins.ts";
import { checkPalette, findLostPromises } from "./find-lost-promises.ts";

const start = createDesign("#2447b8" as HexColor);
const { recipe } = start;
const amber = "#e2a610" as HexColor;

function valid(parsed: Parsed<Design>): Design {
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

function hexOf(of: Design, palette: string, step: string): string | undefined {
  return readRamp(of, palette).find((each) => each.step === step)?.hex;
}

test("a pinned step is its color, and reset to what is generated", () => {
  for (const palette of ["primary", "danger"]) {
    const pinned = valid(pinStep(recipe, palette, "300", amber));
    expect(hexOf(pinned, palette, "300")).toBe(amber);
    expect(valid(releaseStep(pinned.recipe, palette, "300")).recipe).toEqual(recipe);
  }
});

test("a neutral step is pinned as a token is, and reset", () => {
  const pinned = valid(pinStep(recipe, "neutral", "600", amber));
  expect(findLostPromises(pinned, "neutral").map(({ step }) => step)).toEqual(["600"]);
  const { changed } = takeColor(pinned, "neutral", "600", "#555555" as HexColor);
  expect(findLostPromises(valid(changed), "neutral")).toEqual([]);
  expect(valid(releaseStep(pinned.recipe, "neutral", "600")).recipe).toEqual(recipe);
});

test("a pin takes the place of an override of the same token", () => {
  const override = overridePath(tokenPath("color.primary.300"));
  const other = { type: "color", hex: "#00ff00", alpha: 1 };
  const overridden = designOf(writeLeaf(recipe, override, other));
  const pinned = valid(pinStep(overridden.recipe, "primary", "300", amber));
  expect([hexOf(pinned, "primary", "300"), pinned.recipe.overrides]).toEqual([amber, {}]);
  expect(valid(releaseStep(overridden.recipe, "primary", "300")).recipe).toEqual(recipe);
});

test("the base stands on the step that it is put on, whatever was pinned there", () => {
  const pinned = valid(pinStep(recipe, "primary", "500", amber));
  const moved = valid(putBaseOn(pinned.recipe, "primary", "500"));
  expect(hexOf(moved, "primary", "500")).toBe("#2447b8");
  expect(valid(releaseStep(moved.recipe, "primary", "500")).recipe).toEqual(recipe);
  expect(valid(putBaseOn(moved.recipe, "primary", undefined)).recipe).toEqual(recipe);
});

test("a base on 500 loses what is told, and the color that is suggested keeps it", () => {
  const moved = valid(putBaseOn(recipe, "primary", "500"));
  const lost = findLostPromises(moved, "primary");
  expect(lost.map(({ step, against, leastContrast }) => [step, against, leastContrast])).toEqual([
    ["500", "black", 4.5],
  ]);
  const [{ suggestion, measuredContrast }] = lost as [(typeof lost)[number]];
  expect(measuredContrast).toBeLessThan(4.5);
  expect(suggestion?.contrast).toBeGreaterThanOrEqual(4.5);
  const { control, changed } = takeColor(moved, "primary", "500", suggestion?.hex as HexColor);
  expect(control).toBe(basePath("primary"));
  expect(valid(changed).recipe.color.base).toBe(suggestion?.hex);
  expect(findLostPromises(valid(changed), "primary")).toEqual([]);
});

test("a better color for a pin of the base's own color changes the pin, not the base", () => {
  const pinned = valid(pinStep(recipe, "primary", "300", recipe.color.base));
  expect(readRamp(pinned, "primary").find(({ step }) => step === "300")?.isBase).toBe(false);
  const { control, changed } = takeColor(pinned, "primary", "300", amber);
  expect(control).toBe(pinPath("primary", "300"));
  expect(valid(changed).recipe.color.base).toBe(recipe.color.base);
  expect(hexOf(valid(changed), "primary", "300")).toBe(amber);
});

test("a better color takes the place of what covers the base's step, translucent or not", () => {
  const step = readRamp(start, "primary").find(({ isBase }) => isBase)?.step ?? "";
  for (const alpha of [0.5, 1]) {
    const override = overridePath(tokenPath(`color.primary.${step}`));
    const cover = { type: "color", hex: recipe.color.base, alpha };
    const covered = designOf(writeLeaf(recipe, override, cover));
    const taken = valid(takeColor(covered, "primary", step, amber).changed);
    expect([
      hexOf(taken, "primary", step),
      taken.recipe.color.base,
      taken.recipe.overrides,
    ]).toEqual([amber, recipe.color.base, {}]);
  }
});

test.each(["#ffffff", "#000000", "#ff0000", "#808080"])(
  "what %s loses on any step is won back by taking what is suggested",
  (hex) => {
    for (const { step } of readRamp(start, "primary")) {
      let pinned = valid(pinStep(recipe, "primary", step, hex as HexColor));
      for (const { suggestion, ...lost } of findLostPromises(pinned, "primary")) {
        if (lost.step !== step) continue;
        pinned = valid(takeColor(pinned, "primary", step, suggestion?.hex as HexColor).changed);
      }
      const left = findLostPromises(pinned, "primary").filter((lost) => lost.step === step);
      expect(left, `${hex} on ${step}`).toEqual([]);
    }
  },
);

test("of what a step owes to one color only the most is told", () => {
  const pinned = valid(pinStep(recipe, "primary", "900", "#999999" as HexColor));
  const onWhite = findLostPromises(pinned, "primary").filter(({ step }) => step === "900");
  expect(onWhite.map(({ against, leastContrast }) => [against, leastContrast])).toEqual([
    ["white", 7],
  ]);
});

test("tells on which step a covered base would stand", () => {
  const covered = valid(pinStep(recipe, "primary", "700", amber));
  expect(checkPalette(covered, "primary")?.isBaseKept).toBe(false);
  expect(findStepOfBase(covered.recipe, "primary")).toBe("700");
});

test("steps may be called white and black", () => {
  const stepNames = ["black", "a", "b", "c", "d", "e", "f", "g", "h", "i", "white"];
  const { color } = recipe;
  const named = designOf({ ...recipe, color: { ...color, advanced: { stepNames } } });
  expect(findLostPromises(named, "primary")).toEqual([]);
  const lost = findLostPromises(valid(pinStep(named.recipe, "primary", "white", amber)), "primary");
  expect(lost.filter(({ isAgainstStep }) => isAgainstStep)).toHaveLength(0);
  expect(lost.map(({ step, against }) => [step, against])).toEqual([["white", "white"]]);
});
