import type { ConeShifts } from "./gamut.ts";
import { blueOfLms, greenOfLms, redOfLms } from "./linear-rgb.ts";

/**
 * The tolerance of a channel outside the gamut: the rounding error of a matrix, so that sRGB's own corners
 * count as inside.
 */
const slack = 1e-6;
/**
 * The number of halvings of the range of chroma: to a hundred-thousandth, a tenth of the printed
 * precision.
 */
const rounds = 16;
const mostChroma = 0.5;

/** Returns the maximum chroma of a hue at a lightness (0 to 1) inside the Display P3 gamut. */
export function maxP3ChromaIn(gamut: ConeShifts, lightness: number): number {
  if (lightness <= 0 || lightness >= 1) return 0;
  let inside = 0;
  let outside = mostChroma;
  for (let round = 0; round < rounds; round++) {
    const chroma = (inside + outside) / 2;
    if (isInP3(gamut, lightness, chroma)) inside = chroma;
    else outside = chroma;
  }
  return inside;
}

/**
 * Returns whether a lightness and a chroma of a hue are inside the Display P3 gamut. Matrix: CSS
 * Color 4, "Sample code for Color Conversions" (linear sRGB to XYZ to linear P3).
 */
export function isInP3(gamut: ConeShifts, lightness: number, chroma: number): boolean {
  const l = lightness + chroma * gamut.l;
  const m = lightness + chroma * gamut.m;
  const s = lightness + chroma * gamut.s;
  const lll = l * l * l;
  const mmm = m * m * m;
  const sss = s * s * s;
  const red = redOfLms(lll, mmm, sss);
  const green = greenOfLms(lll, mmm, sss);
  const blue = blueOfLms(lll, mmm, sss);
  return (
    isChannel(0.8224619687 * red + 0.1775380313 * green) &&
    isChannel(0.0331941989 * red + 0.9668058011 * green) &&
    isChannel(0.0170826307 * red + 0.0723974407 * green + 0.9105199286 * blue)
  );
}

function isChannel(value: number): boolean {
  return value >= -slack && value <= 1 + slack;
}
