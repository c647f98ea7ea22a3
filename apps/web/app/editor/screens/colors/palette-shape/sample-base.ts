import type { Taste } from "@tessera/engine";
import { hslOf, parseHexColor, type HexColor } from "@tessera/engine/color";

/** A yellow whose dark steps show the hue shift; Saffron of the starter palettes. */
const yellow = parseHexColor("#e2a610") as HexColor;

/** The RGB hues between which colors are yellow enough for a hue shift, in degrees. */
const yellowHues = { from: 35, to: 70 };

/** The smallest channel range of a color with a visible hue shift, from 0 to 1. */
const leastRange = 48 / 255;

/**
 * Returns the base that shows a taste best: the project's own, or a yellow for the hue shift of
 * yellows.
 */
export function sampleBaseOf(taste: keyof Taste, base: HexColor): HexColor {
  return taste === "yellows" && !isYellow(base) ? yellow : base;
}

function isYellow(hex: HexColor): boolean {
  const { h, s, l } = hslOf(hex);
  const range = s * (1 - Math.abs(2 * l - 1));
  return range >= leastRange && h >= yellowHues.from && h <= yellowHues.to;
}
