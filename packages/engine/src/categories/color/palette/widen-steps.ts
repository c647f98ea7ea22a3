import { isBetween } from "#checks/contrast-window.ts";
import { windowIndexOf } from "#checks/step-scale.ts";
import type { StepScale, StepWindow } from "#checks/step-scale.ts";
import { relativeLuminance } from "#color/contrast.ts";
import { coneShiftsOfHue } from "#color/gamut.ts";
import type { HueGamut } from "#color/gamut.ts";
import type { HexColor } from "#color/hex-color.ts";
import { luminanceAt } from "#color/luminance-at.ts";
import { oklabOf } from "#color/oklab.ts";
import { oklchOf } from "#color/oklch.ts";
import type { Oklch } from "#color/oklch.ts";
import { isInP3, maxP3ChromaIn } from "#color/p3-gamut.ts";
import { roundNumber } from "#tokens/round-number.ts";
import { chromaBelow, chromaCurveThrough, curveAt } from "./chroma-curve.ts";
import type { ChromaCurve } from "./chroma-curve.ts";
import type { PaletteDesign } from "./generate-palette.ts";

/** The least gain in OKLCH chroma that is worth a second color: what rounding to 8 bits can do is none. */
const leastGain = 0.004;
/** The decimals of a wide color. */
const decimals = 4;

/**
 * Of each step of a base's palette the wide color: the palette's curve drawn through the base once more, inside of
 * Display P3, with the step's own relative luminance, so that every contrast stays what it is. Undefined for steps
 * that have no more chroma there, for the base itself and for pinned steps.
 */
export function widenSteps(
  base: HexColor,
  colors: readonly HexColor[],
  { scale, taste }: PaletteDesign,
  keepsAsIs: (index: number) => boolean,
): readonly (Oklch | undefined)[] {
  const color = oklabOf(base);
  const narrow = chromaCurveThrough(color, taste);
  if (narrow.highest === 0) return colors.map(() => undefined);
  const curve = chromaCurveThrough(color, taste, maxP3ChromaIn(narrow.gamut, color.l));
  return colors.map((hex, i) => (keepsAsIs(i) ? undefined : widenStep(hex, curve, scale)));
}

function widenStep(hex: HexColor, curve: ChromaCurve, scale: StepScale): Oklch | undefined {
  const { l, c } = oklchOf(hex);
  const here = curveAt(curve, l);
  // Without any gamut's edge there is more chroma than with one, and mostly even that is too little to go on.
  if (l >= 1 || chromaBelow(here, l, 1) < c + leastGain) return undefined;
  const wished = chromaBelow(here, l, maxP3ChromaIn(here.gamut, l));
  if (wished < c + leastGain) return undefined;
  const luminance = relativeLuminance(hex);
  const wide = settle(here, luminance, l, wished);
  const isWider = wide.c - c >= leastGain;
  const index = windowIndexOf(scale, luminance);
  return isWider && isIn(here.gamut, wide, scale, index) ? wide : undefined;
}

/** The color of a chroma that has a luminance, rounded; a little less chroma where the gamut ends before. */
function settle(curve: ChromaCurve, luminance: number, lightness: number, wished: number): Oklch {
  let c = wished;
  let l = lightnessAt(curve.gamut, luminance, lightness, c);
  for (let round = 0; round < 3 && !isInP3(curve.gamut, l, c); round++) {
    c = Math.min(c, maxP3ChromaIn(curve.gamut, l));
    l = lightnessAt(curve.gamut, luminance, l, c);
  }
  const degrees = (Math.atan2(curve.hueSin, curve.hueCos) * 180) / Math.PI;
  const h = roundNumber((degrees + 360) % 360, decimals);
  const printed = coneShiftsOfHue(h);
  const rounded = roundNumber(l, decimals);
  let chroma = Math.floor(c * 10_000);
  while (chroma > 0 && !isInP3(printed, rounded, chroma / 10_000)) chroma--;
  return { l: rounded, c: chroma / 10_000, h };
}

/** The lightness at which a chroma has a luminance: Newton's method on the cube root, whose slope over lightness is nearly 1. */
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
