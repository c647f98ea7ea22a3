import { blend } from "#color/blend.ts";
import { contrastOfLuminances, relativeLuminance } from "#color/contrast.ts";
import type { HexColor } from "#color/hex-color.ts";
import { luminanceOfOklch } from "#color/oklch.ts";
import type { ColorValue } from "#tokens/token.ts";

/** A color with its relative luminances, on sRGB screens and on wide-gamut ones. */
export type MeasuredColor = {
  readonly value: ColorValue;
  readonly luminance: number;
  readonly wideLuminance: number;
};

/** Measures a color one time, for many contrasts. */
export function measureColor(value: ColorValue): MeasuredColor {
  const luminance = relativeLuminance(value.hex);
  const wideLuminance = value.wide ? roundLuminance(luminanceOfOklch(value.wide)) : luminance;
  return { value, luminance, wideLuminance };
}

/**
 * Rounds a luminance: browsers differ in the last bits of a cosine, and a measured contrast is the
 * same everywhere.
 */
function roundLuminance(luminance: number): number {
  return Math.round(luminance * 1e10) / 1e10;
}

/**
 * Returns the lower of the contrasts of two colors on both kinds of screen, as they appear: the
 * background over the page, the foreground over that. Mixes translucent colors in sRGB.
 */
export function measureContrast(
  foreground: MeasuredColor,
  background: MeasuredColor,
  page: HexColor,
): number {
  const below = seenOver(background, page);
  const over = seenOver(foreground, below.value.hex);
  const narrow = contrastOfLuminances(over.luminance, below.luminance);
  return Math.min(narrow, contrastOfLuminances(over.wideLuminance, below.wideLuminance));
}

function seenOver(color: MeasuredColor, below: HexColor): MeasuredColor {
  const { hex, alpha } = color.value;
  if (alpha === 1) return color;
  return measureColor({ type: "color", hex: blend(hex, below, alpha), alpha: 1 });
}
