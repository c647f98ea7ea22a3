import { beyondBlack } from "#checks/step-scale.ts";
import type { HexColor } from "#color/hex-color.ts";
import { oklabOf } from "#color/oklab.ts";
import { hexOfBits } from "#color/rgb.ts";
import type { Scheme } from "#tokens/modes/mode.ts";
import type { Taste } from "../advanced-color.ts";
import { chromaCurveThrough } from "../palette/chroma-curve.ts";
import { roundIntoWindow } from "../palette/round-into-window.ts";
import { dataCounts, type DataColors } from "./data-colors.ts";

const count = dataCounts["data-sequential"];

/** The OKLab lightness of the first color, near the surfaces, and of the last one, far from them. */
const ends: Readonly<Record<Scheme, readonly [number, number]>> = {
  light: [0.92, 0.37],
  dark: [0.34, 0.92],
};

/**
 * Returns the colors of amounts, from few to many: the base's palette at even lightnesses. A grey
 * base has greys.
 */
export function sequentialColors(base: HexColor, taste: Taste): DataColors {
  const curve = chromaCurveThrough(oklabOf(base), { taste });
  const colorsOf = ([first, last]: readonly [number, number]): readonly HexColor[] =>
    Array.from({ length: count }, (_, i) => {
      const lightness = first + ((last - first) * i) / (count - 1);
      return hexOfBits(roundIntoWindow(curve, lightness, 1, beyondBlack));
    });
  return { light: colorsOf(ends.light), dark: colorsOf(ends.dark) };
}
