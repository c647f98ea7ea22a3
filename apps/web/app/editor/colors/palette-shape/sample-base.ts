import type { Taste } from "@tessera/engine";
import { parseHexColor, type HexColor } from "@tessera/engine/color";

/** A yellow whose dark steps show the bend; Saffron of the starter palettes. */
const yellow = parseHexColor("#e2a610") as HexColor;

/** Hues of RGB between which colors are yellow enough to bend, in degrees. */
const yellowHues = { from: 35, to: 70 };

/** The base that shows what a taste does: the project's own, but for the bend of yellows one that has it. */
export function sampleBaseOf(taste: keyof Taste, base: HexColor): HexColor {
  return taste === "yellows" && !isYellow(base) ? yellow : base;
}

function isYellow(hex: HexColor): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(hex.slice(at, at + 2), 16),
  );
  const most = Math.max(red, green);
  const range = most - blue;
  if (blue >= Math.min(red, green) || range < 48) return false;
  const hue = red >= green ? (60 * (green - blue)) / range : 120 - (60 * (red - blue)) / range;
  return hue >= yellowHues.from && hue <= yellowHues.to;
}
