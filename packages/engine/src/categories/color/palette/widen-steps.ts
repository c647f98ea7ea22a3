import { windowIndexOf, type StepScale, type StepWindow } from "#checks/step-scale.ts";
import { isBetween, relativeLuminance } from "#color/contrast.ts";
import { coneShiftsOfHue, luminanceAt, type HueGamut } from "#color/gamut.ts";
import type { HexColor } from "#color/hex-color.ts";
import { oklabOf } from "#color/oklab.ts";
import { oklchOf, type Oklch } from "#color/oklch.ts";
import { isInP3, maxP3ChromaIn } from "#color/p3-gamut.ts";
import { roundNumber } from "#tokens/round-number.ts";
import { chromaBelow, chromaCurveThrough, directionAt, type ChromaCurve } from "./chroma-curve.ts";
import type { HueDirection } from "./hue-direction.ts";
import type { PaletteDesign } from "./generate-palette.ts";

/** The minimum gain in OKLCH chroma of a wide color; smaller gains may be rounding to 8 bits. */
const leastGain = 0.004;
/** The decimals of a wide color. */
const decimals = 4;

/**
 * Returns the wide color of each step of a base's palette. The palette's curve goes through the
 * base again, inside Display P3, and each color has the step's relative luminance, so that every
 * contrast stays the same. Undefined for steps without more chroma there, for the base itself and
 * for pinned steps.
 */
export function widenSteps(
  base: HexColor,
  colors: readonly HexColor[],
  design: PaletteDesign,
  keepsAsIs: (index: number) => boolean,
): readonly (Oklch | undefined)[] {
  const color = oklabOf(base);
  const narrow = chromaCurveThrough(color, design);
  if (narrow.highest === 0) return colors.map(() => undefined);
  const curve = chromaCurveThrough(color, design, maxP3ChromaIn(narrow.direction.gamut, color.l));
  return colors.map((hex, i) => (keepsAsIs(i) ? undefined : widenStep(hex, curve, design.scale)));
}

function widenStep(hex: HexColor, curve: ChromaCurve, scale: StepScale): Oklch | undefined {
  const { l, c } = oklchOf(hex);
  const direction = directionAt(curve, l);
  const { gamut } = direction;
  // The chroma without a gamut edge is the larger one: if even that gains too little, the step is
  // done.
  if (l >= 1 || chromaBelow(curve, l, 1) < c + leastGain) return undefined;
  const preferred = chromaBelow(curve, l, maxP3ChromaIn(gamut, l));
  if (preferred < c + leastGain) return undefined;
  const luminance = relativeLuminance(hex);
  const wide = roundAtLuminance(direction, luminance, l, preferred);
  const isWider = wide.c - c >= leastGain;
  const index = windowIndexOf(scale, luminance);
  return isWider && isIn(gamut, wide, scale, index) ? wide : undefined;
}

/**
 * Returns the rounded color of a chroma at a luminance, with a little less chroma if the gamut ends
 * before.
 */
function roundAtLuminance(
  { gamut, hueCos, hueSin }: HueDirection,
  luminance: number,
  lightness: number,
  preferred: number,
): Oklch {
  let c = preferred;
  let l = lightnessAt(gamut, luminance, lightness, c);
  for (let round = 0; round < 3 && !isInP3(gamut, l, c); round++) {
    c = Math.min(c, maxP3ChromaIn(gamut, l));
    l = lightnessAt(gamut, luminance, l, c);
  }
  const degrees = (Math.atan2(hueSin, hueCos) * 180) / Math.PI;
  const h = roundNumber((degrees + 360) % 360, decimals);
  const printed = coneShiftsOfHue(h);
  const rounded = roundNumber(l, decimals);
  let chroma = Math.floor(c * 10_000);
  while (chroma > 0 && !isInP3(printed, rounded, chroma / 10_000)) chroma--;
  return { l: rounded, c: chroma / 10_000, h };
}

/**
 * Finds the lightness at which a chroma has a luminance, by Newton's method on the cube root, whose
 * slope over lightness is nearly 1.
 */
function lightnessAt(
  gamut: HueGamut,
  luminance: number,
  lightness: number,
  chroma: number,
): number {
  const root = Math.cbrt(luminance);
  let l = lightness;
  for (let round = 0; round < 4; round++) l += root - Math.cbrt(luminanceAt(gamut, l, chroma));
  return Math.min(1, Math.max(0, l));
}

function isIn(gamut: HueGamut, { l, c }: Oklch, { windows }: StepScale, index: number): boolean {
  const { least, end } = windows[index] as StepWindow;
  return isBetween(luminanceAt(gamut, l, c), least, end);
}
