import { blend } from "#color/blend.ts";
import { contrastOfLuminances, relativeLuminance } from "#color/contrast.ts";
import type { HexColor } from "#color/hex-color.ts";
import { luminanceOfOklch } from "#color/oklch.ts";
import type { ColorValue } from "#tokens/token.ts";

/** A color with its relative luminances, on screens of sRGB and on those of more colors. */
export type MeasuredColor = {
  readonly value: ColorValue;
  readonly luminance: number;
  readonly wideLuminance: number;
};

/** A color measured once, for many contrasts. */
export function measureColor(value: ColorValue): MeasuredColor {
  const luminance = relativeLuminance(value.hex);
  const wideLuminance = value.wide ? roundLuminance(luminanceOfOklch(value.wide)) : luminance;
  return { value, luminance, wideLuminance };
}

/** Browsers differ in the last bits of a cosine, and a measured contrast is the same everywhere. */
function roundLuminance(luminance: number): number {
  return Math.round(luminance * 1e10) / 1e10;
}

/**
 * The lesser of the contrasts that two colors have on both kinds of screen, as they are seen: the background over the
 * page, the foreground over that. What is translucent is mixed in sRGB.
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
