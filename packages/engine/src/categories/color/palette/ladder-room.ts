import { windowIndexOf } from "#checks/step-scale.ts";
import type { StepScale } from "#checks/step-scale.ts";
import { relativeLuminance } from "#color/contrast.ts";
import type { HexColor } from "#color/hex-color.ts";
import { oklabOf } from "#color/oklab.ts";
import type { Taste } from "../advanced-color.ts";
import type { LadderBounds } from "./window-bounds.ts";

/** The least difference in OKLab lightness between the base and another of eleven steps; more steps stand closer. */
const leastDistance = 0.022;
/** Between which lightnesses steps stand that must leave their windows for a pinned base. */
const lightest = 0.99;
const darkest = 0.1;
/** What rounds to black; at lightness 0 itself no color has a neighbour. */
const black = 0.01;

/** The lightness that a taste wants of the first and of the last step: the least and the most. */
const lightEnds = { soft: [0.968, 0.974], bright: [0.986, 0.992] } as const;
const darkEnds = { soft: [0.235, 0.29], deep: [0.1, 0.16] } as const;

/** Fixes the base's step and keeps the steps around it a visible distance away. */
export function makeRoomFor(lightness: number, index: number, { least, most }: LadderBounds): void {
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
 * The same for a base that is pinned out of its window: steps whose windows lie on the wrong side of it leave them.
 * Answers which do; nearer to white or black than the steps need, they come closer together.
 */
export function clearWayOf(
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
  const room = Math.max(0, lightest - lightness) / (index + 1);
  const distance = Math.min(distanceOf(most.length), room);
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
  const room = Math.max(0, lightness - darkest) / (last - index + 1);
  const distance = Math.min(distanceOf(most.length), room);
  for (let i = last; i > index; i--) {
    const upper = Math.max(black, lightness - (i - index) * distance);
    const lower = i === last ? darkest : (least[i + 1] as number) + distance;
    isFree[i] = (least[i] as number) > upper;
    if (isFree[i]) least[i] = Math.min(upper, lower);
    most[i] = Math.min(most[i] as number, upper);
  }
}

/** Lets the ladder go through a pinned color, and the others lie on their sides of it where their windows let them. */
export function makeRoomForPin(
  pin: HexColor,
  index: number,
  scale: StepScale,
  { least, most }: LadderBounds,
): void {
  const { l } = oklabOf(pin);
  const distance = distanceOf(most.length);
  for (let i = 0; i < index; i++) {
    const wished = Math.max(least[i] as number, l + (index - i) * distance);
    least[i] = Math.min(most[i] as number, wished);
  }
  for (let i = index + 1; i < most.length; i++) {
    const wished = Math.min(most[i] as number, l - (i - index) * distance);
    most[i] = Math.max(least[i] as number, wished);
  }
  if (windowIndexOf(scale, relativeLuminance(pin)) !== index) return;
  least[index] = l;
  most[index] = l;
}

/** Brings the ends of a ladder to where a taste wants them, as far as their windows and the room around the base let it. */
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
