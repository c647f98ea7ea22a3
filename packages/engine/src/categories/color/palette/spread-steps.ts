import { windowIndexOf, type StepScale } from "#checks/step-scale.ts";
import { relativeLuminance } from "#color/contrast.ts";
import type { HexColor } from "#color/hex-color.ts";
import { oklabOf } from "#color/oklab.ts";
import type { Taste } from "../advanced-color.ts";
import type { LadderBounds } from "./window-bounds.ts";

/**
 * The minimum OKLab lightness difference between the base and another of eleven steps; more steps
 * are closer together.
 */
const leastDistance = 0.022;
/** The lightness range of steps that must leave their windows for a pinned base. */
const lightest = 0.99;
const darkest = 0.1;
/** The lightness that rounds to black; at lightness 0 itself no color has a neighbor. */
const black = 0.01;

/** The minimum and maximum lightness of the first and the last step, by taste. */
const lightEnds = { soft: [0.968, 0.974], bright: [0.986, 0.992] } as const;
const darkEnds = { soft: [0.235, 0.29], deep: [0.1, 0.16] } as const;

/** Fixes the base's step and keeps the steps around it a visible distance away. */
export function spreadAroundBase(
  lightness: number,
  index: number,
  { least, most }: LadderBounds,
): void {
  const distance = distanceOf(most.length);
  for (let i = 0; i < index; i++) {
    least[i] = Math.max(least[i] as number, lightness + (index - i) * distance);
  }
  for (let i = index + 1; i < most.length; i++) {
    most[i] = Math.min(most[i] as number, lightness - (i - index) * distance);
  }
  least[index] = lightness;
  most[index] = lightness;
}

/**
 * Fixes the step of a base that is pinned outside its window: steps whose windows are on the wrong
 * side of it leave them. Returns whether each step does. If the base is nearer to white or black
 * than the steps require, the steps are closer together.
 */
export function spreadAroundPinnedBase(
  lightness: number,
  index: number,
  bounds: LadderBounds,
): readonly boolean[] {
  const isFree = bounds.most.map(() => false);
  clearLighter(lightness, index, bounds, isFree);
  clearDarker(lightness, index, bounds, isFree);
  bounds.least[index] = lightness;
  bounds.most[index] = lightness;
  return isFree;
}

function clearLighter(
  lightness: number,
  index: number,
  { least, most }: LadderBounds,
  isFree: boolean[],
): void {
  const largest = Math.max(0, lightest - lightness) / (index + 1);
  const distance = Math.min(distanceOf(most.length), largest);
  for (let i = 0; i < index; i++) {
    const lower = lightness + (index - i) * distance;
    const upper = i === 0 ? lightest : (most[i - 1] as number) - distance;
    isFree[i] = (most[i] as number) < lower;
    if (isFree[i]) most[i] = Math.max(lower, upper);
    least[i] = Math.max(least[i] as number, lower);
  }
}

function clearDarker(
  lightness: number,
  index: number,
  { least, most }: LadderBounds,
  isFree: boolean[],
): void {
  const last = most.length - 1;
  const largest = Math.max(0, lightness - darkest) / (last - index + 1);
  const distance = Math.min(distanceOf(most.length), largest);
  for (let i = last; i > index; i--) {
    const upper = Math.max(black, lightness - (i - index) * distance);
    const lower = i === last ? darkest : (least[i + 1] as number) + distance;
    isFree[i] = (least[i] as number) > upper;
    if (isFree[i]) least[i] = Math.min(upper, lower);
    most[i] = Math.min(most[i] as number, upper);
  }
}

/**
 * Fixes the ladder at a pinned color, and keeps the other steps on their sides of it if their
 * windows allow it.
 */
export function spreadAroundPin(
  pin: HexColor,
  index: number,
  scale: StepScale,
  { least, most }: LadderBounds,
): void {
  const { l } = oklabOf(pin);
  const distance = distanceOf(most.length);
  for (let i = 0; i < index; i++) {
    const preferred = Math.max(least[i] as number, l + (index - i) * distance);
    least[i] = Math.min(most[i] as number, preferred);
  }
  for (let i = index + 1; i < most.length; i++) {
    const preferred = Math.min(most[i] as number, l - (i - index) * distance);
    most[i] = Math.max(least[i] as number, preferred);
  }
  if (windowIndexOf(scale, relativeLuminance(pin)) !== index) return;
  least[index] = l;
  most[index] = l;
}

/**
 * Moves the ends of a ladder to the taste's range, as far as their windows and the distances around the
 * base allow.
 */
export function moveEnds({ least, most }: LadderBounds, baseIndex: number, taste: Taste): void {
  const last = most.length - 1;
  if (taste.lightEnd !== "standard" && baseIndex !== 0) {
    const [lower, upper] = lightEnds[taste.lightEnd];
    most[0] = Math.max(least[0] as number, upper);
    least[0] = Math.max(least[0] as number, lower);
  }
  if (taste.darkEnd !== "standard" && baseIndex !== last) {
    const [lower, upper] = darkEnds[taste.darkEnd];
    least[last] = Math.min(lower, most[last] as number);
    most[last] = Math.min(upper, most[last] as number);
  }
}

function distanceOf(count: number): number {
  return leastDistance * Math.min(1, 11 / count);
}
