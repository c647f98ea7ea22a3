import type { HexColor } from "./hex-color.ts";
import { hexOfRgb, rgbOf } from "./rgb.ts";

/**
 * Blends a color over an opaque one, as browsers do. Formula: CSS Compositing 1, "Simple alpha
 * compositing".
 */
export function blend(over: HexColor, below: HexColor, alpha: number): HexColor {
  if (alpha === 1) return over;
  const top = rgbOf(over);
  const bottom = rgbOf(below);
  return hexOfRgb({
    r: top.r * alpha + bottom.r * (1 - alpha),
    g: top.g * alpha + bottom.g * (1 - alpha),
    b: top.b * alpha + bottom.b * (1 - alpha),
  });
}
