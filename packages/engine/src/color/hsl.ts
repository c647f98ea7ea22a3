import type { HexColor } from "./hex-color.ts";
import { hexOfRgb, rgbOf } from "./rgb.ts";

/** A color in HSL: hue in degrees, 0 up to 360, saturation and lightness 0 to 1. */
export type Hsl = { readonly h: number; readonly s: number; readonly l: number };

/**
 * Returns the hue, saturation and lightness of a color; a grey has hue and saturation 0. Formula:
 * CSS Color 4, "Converting sRGB Colors to HSL".
 */
export function hslOf(hex: HexColor): Hsl {
  const { r, g, b } = rgbOf(hex);
  const most = Math.max(r, g, b);
  const least = Math.min(r, g, b);
  const l = (most + least) / 2;
  const range = most - least;
  if (range === 0) return { h: 0, s: 0, l };
  const sixth =
    most === r ? (g - b) / range : most === g ? (b - r) / range + 2 : (r - g) / range + 4;
  return { h: ((sixth + 6) % 6) * 60, s: range / (1 - Math.abs(2 * l - 1)), l };
}

/**
 * Returns the nearest 8-bit color with this hue, saturation and lightness. Formula: CSS Color 4,
 * "Converting HSL Colors to sRGB".
 */
export function hexOfHsl({ h, s, l }: Hsl): HexColor {
  const amplitude = s * Math.min(l, 1 - l);
  function channel(offset: number): number {
    const position = (((offset + h / 30) % 12) + 12) % 12;
    return l - amplitude * Math.max(-1, Math.min(position - 3, 9 - position, 1));
  }
  return hexOfRgb({ r: channel(0), g: channel(8), b: channel(4) });
}
