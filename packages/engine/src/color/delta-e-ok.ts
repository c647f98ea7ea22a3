import type { HexColor } from "./hex-color.ts";
import { oklabOf, type Oklab } from "./oklab.ts";

/**
 * Returns the visible difference of two colors: their distance in OKLab, 0 (equal) to 1 (black and
 * white). Source: CSS Color 4, "ΔEOK".
 */
export function deltaEOk(one: HexColor, other: HexColor): number {
  return distanceInOklab(oklabOf(one), oklabOf(other));
}

/** Returns the visible difference of two colors in OKLab. */
export function distanceInOklab(one: Oklab, other: Oklab): number {
  const l = one.l - other.l;
  const a = one.a - other.a;
  const b = one.b - other.b;
  return Math.sqrt(l * l + a * a + b * b);
}
