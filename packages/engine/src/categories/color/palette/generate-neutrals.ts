import { indexOnScale, windowOfStep, type StepScale } from "#checks/step-scale.ts";
import type { HexColor } from "#color/hex-color.ts";
import { oklabOf } from "#color/oklab.ts";
import { hexOfBits } from "#color/rgb.ts";
import type { PaletteStep } from "#checks/palette-steps.ts";
import type { Taste } from "../advanced-color.ts";
import { chromaCurveAt, type ChromaCurve } from "./chroma-curve.ts";
import { evenLadder } from "./lightness-ladder.ts";
import { roundIntoWindow } from "./round-into-window.ts";
import { boundsOf, lightnessAtContrast, type LadderBounds } from "./window-bounds.ts";

/** The maximum ratio of a neutral's OKLCH chroma to its distance from white. */
const mostNeutralTint = 0.28;
/**
 * The chroma of tints, its maximum ratio to their distance from white, and the maximum contrast of
 * tint 100 on white: lively ones look like their base, also where yellows would look grey.
 */
const livelyTints = { chroma: 0.074, mostTint: 2.4, mostContrastOf100: 1.115 };
const formerTints = { chroma: 0.045, mostTint: 0.6, mostContrastOf100: undefined };

/**
 * Neutral 100 is a light surface: its maximum contrast on white, so that a palette's base is
 * readable on it.
 */
const mostContrastOf100 = 1.175;
/**
 * Neutral 500 and 600 are control borders and muted text: the minimum contrasts that keep 3 and 4.5
 * on neutral 100 too.
 */
const leastContrastOf500 = 3.65;
const leastContrastOf600 = 5.45;

/**
 * Generates greys with a little of the base's hue, one for each step. Their OKLCH chroma is at most
 * `chroma`, and at most the base's.
 */
export function generateNeutrals(
  base: HexColor,
  chroma: number,
  scale: StepScale,
): readonly HexColor[] {
  const curve = chromaCurveAt(oklabOf(base), chroma, mostNeutralTint);
  const { least, most } = boundsOf(curve, scale);
  const on100 = findWhole(scale, 100);
  const on500 = findWhole(scale, 500);
  const on600 = findWhole(scale, 600);
  if (on100 !== undefined) least[on100] = lightnessAtContrast(curve, mostContrastOf100);
  if (on500 !== undefined) most[on500] = lightnessAtContrast(curve, leastContrastOf500);
  if (on600 !== undefined) most[on600] = lightnessAtContrast(curve, leastContrastOf600);
  return rampOn(curve, scale, { least, most });
}

/**
 * Generates quiet tints of the base's hue, one for each step: surfaces for a base whose own light
 * or dark steps are too vivid under text.
 */
export function generateTints(base: HexColor, scale: StepScale, taste: Taste): readonly HexColor[] {
  const tints = taste.hueShift === "none" ? formerTints : livelyTints;
  const curve = chromaCurveAt(oklabOf(base), tints.chroma, tints.mostTint, taste);
  const bounds = boundsOf(curve, scale);
  const on100 = findWhole(scale, 100);
  if (tints.mostContrastOf100 && on100 !== undefined)
    bounds.least[on100] = lightnessAtContrast(curve, tints.mostContrastOf100);
  return rampOn(curve, scale, bounds);
}

/**
 * Finds the step of a scale whose window contains the whole window of one of the eleven steps, and
 * no more toward white.
 */
function findWhole(scale: StepScale, step: PaletteStep): number | undefined {
  const index = indexOnScale(scale, step);
  const { least, end } = windowOfStep(step);
  const window = scale.windows[index];
  return window && window.least === least && window.end >= end ? index : undefined;
}

/** Generates the steps of a curve without a base. */
function rampOn(
  curve: ChromaCurve,
  { windows }: StepScale,
  { least, most }: LadderBounds,
): readonly HexColor[] {
  const ladder = evenLadder(least, most);
  return windows.map(({ least: from, end }, i) =>
    hexOfBits(roundIntoWindow(curve, ladder[i] as number, from, end)),
  );
}
