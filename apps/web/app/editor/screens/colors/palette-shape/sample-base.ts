import type { Taste } from "@tessera/engine";
import { hslOf, parseHexColor, type HexColor } from "@tessera/engine/color";

/** A yellow whose dark steps show the bend; Saffron of the starter palettes. */
const yellow = parseHexColor("#e2a610") as HexColor;

/** Hues of RGB between which colors are yellow enough to bend, in degrees. */
const yellowHues = { from: 35, to: 70 };

/** How far apart the channels of a color are at least for its bend to be seen, from 0 to 1. */
const leastRange = 48 / 255;

/** The base that shows what a taste does: the project's own, but for the bend of yellows one that has it. */
export function sampleBaseOf(taste: keyof Taste, base: HexColor): HexColor {
  return taste === "yellows" && !isYellow(base) ? yellow : base;
}

function isYellow(hex: HexColor): boolean {
  const { h, s, l } = hslOf(hex);
  const range = s * (1 - Math.abs(2 * l - 1));
  return range >= leastRange && h >= yellowHues.from && h <= yellowHues.to;
}
