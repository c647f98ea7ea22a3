import { luminanceOfLms } from "#color/linear-rgb.ts";
import type { ChromaCurve } from "./chroma-curve.ts";
import { luminanceAtContrast, windowEdges } from "./contrast-window.ts";

/** How far inside of its window a lightness is kept, so that rounding to 8 bits does not leave it. */
const margin = 0.003;
const lightest = 0.984;
const leastTop = 0.968;
const mostBottom = 0.29;
const darkest = 0.12;

/** The least and the greatest OKLab lightness of each step. */
export type LadderBounds = { readonly least: Float64Array; readonly most: Float64Array };

/** The lightness bounds that keep every color of a curve inside of its step's window. */
export function boundsOf(curve: ChromaCurve): LadderBounds {
  const least = new Float64Array(11);
  const most = new Float64Array(11);
  most[0] = lightest;
  least[10] = darkest;
  for (let i = 1; i < 11; i++) {
    const edge = lightnessAtContrast(curve, windowEdges[i] as number);
    least[i - 1] = edge + margin;
    most[i] = edge - margin;
  }
  least[0] = Math.max(least[0] as number, leastTop);
  most[10] = Math.min(most[10] as number, mostBottom);
  return { least, most };
}

/** The lightness at which a curve has a contrast on white. */
export function lightnessAtContrast(curve: ChromaCurve, contrast: number): number {
  return lightnessAt(curve, luminanceAtContrast(contrast));
}

/** The lightness at which a curve has a relative luminance, by the secant method. */
function lightnessAt(curve: ChromaCurve, luminance: number): number {
  let before = Math.cbrt(luminance);
  let missBefore = luminanceRootAt(curve, before) - before;
  const target = before;
  let lightness = before - missBefore;
  for (let round = 0; round < 4; round++) {
    const miss = luminanceRootAt(curve, lightness) - target;
    if (Math.abs(miss) < 1e-6 || miss === missBefore) break;
    const next = lightness - (miss * (lightness - before)) / (miss - missBefore);
    before = lightness;
    missBefore = miss;
    lightness = Math.min(1, Math.max(0, next));
  }
  return lightness;
}

/** The cube root of the relative luminance of a curve's color: nearly straight over lightness. */
function luminanceRootAt({ gamut, chromaAt }: ChromaCurve, lightness: number): number {
  const chroma = chromaAt(lightness);
  const l = (lightness + chroma * gamut.l) ** 3;
  const m = (lightness + chroma * gamut.m) ** 3;
  const s = (lightness + chroma * gamut.s) ** 3;
  return Math.cbrt(luminanceOfLms(l, m, s));
}
