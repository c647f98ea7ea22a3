import type { HexColor } from "./hex-color.ts";
import { oklabOf } from "./oklab.ts";

/** How far two colors look apart: their distance in OKLab, 0 (equal) to 1 (black and white). Source: CSS Color 4, section 18.2. */
export function deltaEOk(one: HexColor, other: HexColor): number {
  const a = oklabOf(one);
  const b = oklabOf(other);
  return Math.hypot(a.l - b.l, a.a - b.a, a.b - b.b);
}
