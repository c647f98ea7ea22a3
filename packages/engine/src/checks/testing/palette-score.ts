import { contrastRatio } from "#color/contrast.ts";
import { deltaEOk } from "#color/delta-e-ok.ts";
import { maxChroma } from "#color/gamut.ts";
import type { HexColor } from "#color/hex-color.ts";
import { oklchOf, type Oklch } from "#color/oklch.ts";
import { inks, measureStepPromises } from "../step-promises.ts";
import { defaultScale } from "../step-scale.ts";

/** The quality of a palette, 0 to 100, and the parts of the sum. */
export type PaletteScore = {
  readonly total: number;
  /** Up to 30: the pairs of steps that reach the contrast they promise. */
  readonly promises: number;
  /** Up to 15: the base is one of the steps, or how near one of them is to it. */
  readonly base: number;
  /** Up to 15: lightness falls from step to step, in even distances. */
  readonly lightness: number;
  /** Up to 15: every step has the hue of the base. */
  readonly hue: number;
  /** Up to 10: the share of the gamut's chroma changes slowly, and chroma rises to one peak. */
  readonly chroma: number;
  /** Up to 10: every two neighbors are visibly different. */
  readonly distinct: number;
  /** Up to 5: the first step is near white and the last one near black. */
  readonly range: number;
};

/** Below this OKLCH chroma, the hue of an 8-bit color is mostly a rounding error, and invisible. */
const leastVisibleChroma = 0.02;

/** Scores eleven steps, from the lightest to the darkest, as a palette of a base color. */
export function scorePalette(base: HexColor, steps: readonly HexColor[]): PaletteScore {
  const colors = steps.map(oklchOf);
  const parts = {
    promises: 30 * shareOfPromisesKept(steps),
    base: 15 * nearnessOfBase(base, steps),
    lightness: 15 * evennessOfLightness(colors),
    hue: 15 * constancyOfHue(oklchOf(base), colors),
    chroma: 10 * smoothnessOfChroma(colors),
    distinct: 10 * distinctness(steps),
    range: 5 * rangeOf(colors),
  };
  return { ...parts, total: Object.values(parts).reduce((sum, part) => sum + part, 0) };
}

/** Returns the share of the promises that are kept; omits those of steps after the last color. */
function shareOfPromisesKept(steps: readonly HexColor[]): number {
  const promises = measureStepPromises(defaultScale, (index, against) => {
    const [one, other] = [
      steps[index],
      typeof against === "number" ? steps[against] : inks[against],
    ];
    return one && other ? contrastRatio(one, other) : Number.NaN;
  }).filter(({ measuredContrast }) => !Number.isNaN(measuredContrast));
  return promises.filter(({ isKept }) => isKept).length / promises.length;
}

function nearnessOfBase(base: HexColor, steps: readonly HexColor[]): number {
  if (steps.includes(base)) return 1;
  return share(1 - Math.min(...steps.map((step) => deltaEOk(step, base))) / 0.05);
}

function evennessOfLightness(colors: readonly Oklch[]): number {
  const paces = differences(colors.map(({ l }) => -l));
  if (paces.some((pace) => pace <= 0)) return 0;
  const meanPace = paces.reduce((sum, pace) => sum + pace, 0) / paces.length;
  const jerk = rootMeanSquare(differences(paces)) / meanPace;
  return share(1 - (jerk - 0.15) / 0.6);
}

/**
 * Returns the score for the visible hue farthest from the base's; for a grey base, from the first
 * visible one.
 */
function constancyOfHue(base: Oklch, colors: readonly Oklch[]): number {
  const hued = colors.filter(({ c }) => c >= leastVisibleChroma);
  const expected = base.c >= leastVisibleChroma ? base.h : (hued[0]?.h ?? 0);
  const drift = Math.max(0, ...hued.map(({ h }) => Math.abs(((h - expected + 540) % 360) - 180)));
  return share(1 - (drift - 2) / 20);
}

/**
 * Scores the second differences of the share of the gamut's chroma; more than one turning point
 * halves the points.
 */
function smoothnessOfChroma(colors: readonly Oklch[]): number {
  const shares = colors.flatMap(({ l, c, h }) => {
    const most = maxChroma(l, h);
    return most < 0.004 ? [] : [Math.min(1, c / most)];
  });
  const bend = rootMeanSquare(differences(differences(shares)));
  const turns = countTurns(colors.map(({ c }) => c));
  return share(1 - bend / 0.25) * (turns > 1 ? 0.5 : 1);
}

/** Counts the changes of direction in a series; changes within rounding to 8 bits do not count. */
function countTurns(values: readonly number[]): number {
  const noise = 0.004;
  const directions = differences(values)
    .filter((difference) => Math.abs(difference) > noise)
    .map(Math.sign);
  return directions.filter((direction, i) => i > 0 && direction !== directions[i - 1]).length;
}

function distinctness(steps: readonly HexColor[]): number {
  const distances = steps.slice(1).map((step, i) => deltaEOk(step, steps[i] as HexColor));
  return share(Math.min(...distances) / 0.02);
}

function rangeOf(colors: readonly Oklch[]): number {
  const lightness = colors.map(({ l }) => l);
  const isLight = Math.max(...lightness) >= 0.965;
  const isDark = Math.min(...lightness) <= 0.3;
  return (isLight ? 0.5 : 0) + (isDark ? 0.5 : 0);
}

function differences(values: readonly number[]): readonly number[] {
  return values.slice(1).map((value, i) => value - (values[i] as number));
}

function rootMeanSquare(values: readonly number[]): number {
  if (values.length === 0) return 0;
  return Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);
}

function share(value: number): number {
  return Math.min(1, Math.max(0, value));
}
