import { contrastOfLuminances, whiteLuminance } from "#color/contrast.ts";

/** The steps of every palette, from the lightest to the darkest. */
export const paletteSteps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;
/** The name of one step. */
export type PaletteStep = (typeof paletteSteps)[number];

/**
 * The contrast against white at which each step's window begins; the next one's beginning is its end. So 50 to 500
 * carry black text at 4.5 and 600 to 950 white text, 500 stands at 3 on white, 700 at 7, and 300 on 900 at 6.
 */
export const windowEdges = [1, 1.1, 1.25, 1.55, 2.05, 3, 4.5, 7, 9.5, 12.5, 15.5] as const;

/** The relative luminance of what has a contrast on white. Formula: WCAG 2.2, "contrast ratio", solved for it. */
export function luminanceAtContrast(contrastOnWhite: number): number {
  return 1.05 / contrastOnWhite - 0.05;
}

/** Whether a relative luminance is in a step's window. */
export function isInWindow(luminance: number, index: number): boolean {
  const contrast = contrastOfLuminances(luminance, whiteLuminance);
  return (
    contrast >= (windowEdges[index] as number) && !(contrast >= (windowEdges[index + 1] ?? 22))
  );
}

/** The index of the window that holds a relative luminance. */
export function windowIndexOf(luminance: number): number {
  const contrast = contrastOfLuminances(luminance, whiteLuminance);
  let index = windowEdges.length - 1;
  while (index > 0 && contrast < (windowEdges[index] as number)) index--;
  return index;
}
