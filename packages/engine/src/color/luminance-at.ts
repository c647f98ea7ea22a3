import type { ConeShifts } from "./gamut.ts";
import { luminanceOfLms } from "./linear-rgb.ts";

/**
 * Returns the relative luminance (WCAG 2.2) of a hue at an OKLCH lightness and chroma; the color
 * may be outside the sRGB gamut.
 */
export function luminanceAt(shifts: ConeShifts, lightness: number, chroma: number): number {
  const x = lightness + chroma * shifts.l;
  const y = lightness + chroma * shifts.m;
  const z = lightness + chroma * shifts.s;
  return luminanceOfLms(x * x * x, y * y * y, z * z * z);
}
