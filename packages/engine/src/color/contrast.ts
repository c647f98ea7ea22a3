import type { HexColor } from "./hex-color.ts";
import { bitsOf } from "./rgb.ts";
import { linearOfByte } from "./srgb-transfer.ts";

/**
 * Returns the relative luminance of a color, 0 (black) to 1 (white). Formula: WCAG 2.2, "relative
 * luminance".
 */
export function relativeLuminance(hex: HexColor): number {
  return luminanceOfBits(bitsOf(hex));
}

/** Returns the relative luminance of 24 bits, red first. Formula as for `relativeLuminance`. */
export function luminanceOfBits(bits: number): number {
  return (
    0.2126 * (linearOfByte[bits >> 16] as number) +
    0.7152 * (linearOfByte[(bits >> 8) & 255] as number) +
    0.0722 * (linearOfByte[bits & 255] as number)
  );
}

/** The relative luminance of white, as the same sum computes it. */
export const whiteLuminance: number = luminanceOfBits(0xffffff);

/**
 * Returns the contrast of two colors, 1 to 21, in either order. Formula: WCAG 2.2, "contrast
 * ratio".
 */
export function contrastRatio(one: HexColor, other: HexColor): number {
  return contrastOfLuminances(relativeLuminance(one), relativeLuminance(other));
}

/** Returns the contrast, 1 to 21, of two relative luminances. */
export function contrastOfLuminances(one: number, other: number): number {
  return one > other ? (one + 0.05) / (other + 0.05) : (other + 0.05) / (one + 0.05);
}

/**
 * Prints a contrast with two decimals, truncated and never rounded up: 4.499 is "4.49", because it
 * breaks a promise of 4.5.
 */
export function printContrast(contrast: number): string {
  const hundredths = Math.floor(contrast * 100);
  const isOneTooFew = (hundredths + 1) / 100 <= contrast;
  return ((isOneTooFew ? hundredths + 1 : hundredths) / 100).toFixed(2);
}

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
