import { contrastOfLuminances, whiteLuminance } from "#color/contrast.ts";

/** The relative luminance of what has a contrast on white. Formula: WCAG 2.2, "contrast ratio", solved for it. */
export function luminanceAtContrast(contrastOnWhite: number): number {
  return 1.05 / contrastOnWhite - 0.05;
}

/** Whether the contrast on white of a relative luminance is between two, the least of them included. */
export function isBetween(luminance: number, least: number, end: number): boolean {
  const contrast = contrastOfLuminances(luminance, whiteLuminance);
  return contrast >= least && !(contrast >= end);
}
