import { createDesign } from "#design/parse-recipe.ts";
import { overridePath, pinnedStepPath } from "../decision-path.ts";
import { paletteBasePath, pinStep, putBaseOn } from "../change-decision.ts";
import { tokenPath } from "#tokens/token-path.ts";
import { writeDecision } from "../decisions.ts";
import type { Design } from "#design/design.ts";
import type { HexColor } from "#color/hex-color.ts";
import type { Parsed } from "#tokens/problem.ts";
import { designOf } from "#design/testing/design-of.ts";
import { expect, test } from "vitest";
import { readRamp } from "./read-ramp.ts";
import { checkPalette } from "./check-palette.ts";
import { findLostPromises } from "./find-lost-promises.ts";
import { findStepOfBase, applySuggestedColor } from "./apply-suggested-color.ts";

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

test("keeps the suggested color of a pinned neutral step", () => {
  const pinned = valid(pinStep(recipe, "neutral", "600", amber));
  expect(findLostPromises(pinned, "neutral").map(({ step }) => step)).toEqual(["600"]);
  const { changed } = applySuggestedColor(pinned, "neutral", "600", "#555555" as HexColor);
  expect(findLostPromises(valid(changed), "neutral")).toEqual([]);
});

test("reports what a base on 500 breaks, and keeps it with the suggested color", () => {
  const moved = valid(putBaseOn(recipe, "primary", "500"));
  const lost = findLostPromises(moved, "primary");
  expect(lost.map(({ step, against, leastContrast }) => [step, against, leastContrast])).toEqual([
    ["500", "black", 4.5],
  ]);
  const [{ suggestion, measuredContrast }] = lost as [(typeof lost)[number]];
  expect(measuredContrast).toBeLessThan(4.5);
  expect(suggestion?.contrast).toBeGreaterThanOrEqual(4.5);
  const { control, changed } = applySuggestedColor(
    moved,
    "primary",
    "500",
    suggestion?.hex as HexColor,
  );
  expect(control).toBe(paletteBasePath("primary"));
  expect(valid(changed).recipe.color.base).toBe(suggestion?.hex);
  expect(findLostPromises(valid(changed), "primary")).toEqual([]);
});

test("changes the pin, not the base, when a pin of the base's own color gets a better color", () => {
  const pinned = valid(pinStep(recipe, "primary", "300", recipe.color.base));
  expect(readRamp(pinned, "primary").find(({ step }) => step === "300")?.isBase).toBe(false);
  const { control, changed } = applySuggestedColor(pinned, "primary", "300", amber);
  expect(control).toBe(pinnedStepPath("primary", "300"));
  expect(valid(changed).recipe.color.base).toBe(recipe.color.base);
  expect(hexOf(valid(changed), "primary", "300")).toBe(amber);
});

test("replaces a pin that covers the base's step with a better color, translucent or not", () => {
  const step = readRamp(start, "primary").find(({ isBase }) => isBase)?.step ?? "";
  for (const alpha of [0.5, 1]) {
    const override = overridePath(tokenPath(`color.primary.${step}`));
    const cover = { type: "color", hex: recipe.color.base, alpha };
    const covered = designOf(writeDecision(recipe, override, cover));
    const taken = valid(applySuggestedColor(covered, "primary", step, amber).changed);
    expect([
      hexOf(taken, "primary", step),
      taken.recipe.color.base,
      taken.recipe.overrides,
    ]).toEqual([amber, recipe.color.base, {}]);
  }
});

test.each(["#ffffff", "#000000", "#ff0000", "#808080"])(
  "keeps every promise of %s on any step with the suggested colors",
  (hex) => {
    for (const { step } of readRamp(start, "primary")) {
      let pinned = valid(pinStep(recipe, "primary", step, hex as HexColor));
      for (const { suggestion, ...lost } of findLostPromises(pinned, "primary")) {
        if (lost.step !== step) continue;
        pinned = valid(
          applySuggestedColor(pinned, "primary", step, suggestion?.hex as HexColor).changed,
        );
      }
      const left = findLostPromises(pinned, "primary").filter((lost) => lost.step === step);
      expect(left, `${hex} on ${step}`).toEqual([]);
    }
  },
);

test("reports only the strictest promise of a step against one color", () => {
  const pinned = valid(pinStep(recipe, "primary", "900", "#999999" as HexColor));
  const onWhite = findLostPromises(pinned, "primary").filter(({ step }) => step === "900");
  expect(onWhite.map(({ against, leastContrast }) => [against, leastContrast])).toEqual([
    ["white", 7],
  ]);
});

test("returns the step of a covered base", () => {
  const covered = valid(pinStep(recipe, "primary", "700", amber));
  expect(checkPalette(covered, "primary")?.isBaseKept).toBe(false);
  expect(findStepOfBase(covered.recipe, "primary")).toBe("700");
});

test("allows steps named white and black", () => {
  const stepNames = ["black", "a", "b", "c", "d", "e", "f", "g", "h", "i", "white"];
  const { color } = recipe;
  const named = designOf({ ...recipe, color: { ...color, advanced: { stepNames } } });
  expect(findLostPromises(named, "primary")).toEqual([]);
  const lost = findLostPromises(valid(pinStep(named.recipe, "primary", "white", amber)), "primary");
  expect(lost.filter(({ isAgainstStep }) => isAgainstStep)).toHaveLength(0);
  expect(lost.map(({ step, against }) => [step, against])).toEqual([["white", "white"]]);
});
