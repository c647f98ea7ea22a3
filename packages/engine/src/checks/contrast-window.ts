import { contrastOfLuminances, whiteLuminance } from "#color/contrast.ts";

/**
 * Returns the relative luminance of a color with a contrast on white. Formula: WCAG 2.2, "contrast
 * ratio", solved for it.
 */
export function luminanceAtContrast(contrastOnWhite: number): number {
  return 1.05 / contrastOnWhite - 0.05;
}

/**
 * Returns whether the contrast on white of a relative luminance is in a range that excludes its
 * end.
 */
export function isBetween(luminance: number, least: number, end: number): boolean {
  const contrast = contrastOfLuminances(luminance, whiteLuminance);
  return contrast >= least && !(contrast >= end);
}
