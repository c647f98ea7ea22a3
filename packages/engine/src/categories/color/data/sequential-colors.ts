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

/**
 * The OKLab lightness of the first color, at which every hue has 3:1 on the surfaces of both schemes
 * (WCAG 2.2, 1.4.11).
 */
const firstLightness = 0.595;
/** The OKLab lightness of the last color, far from the surfaces. */
const lastLightness: Readonly<Record<Scheme, number>> = { light: 0.21, dark: 0.95 };

/**
 * Returns the colors of amounts, from few to many: the base's palette at even lightnesses. A grey
 * base has greys.
 */
export function sequentialColors(base: HexColor, taste: Taste): DataColors {
  const curve = chromaCurveThrough(oklabOf(base), { taste });
  const colorsTo = (last: number): readonly HexColor[] =>
    Array.from({ length: count }, (_, i) => {
      const lightness = firstLightness + ((last - firstLightness) * i) / (count - 1);
      return hexOfBits(roundIntoWindow(curve, lightness, 1, beyondBlack));
    });
  return { light: colorsTo(lastLightness.light), dark: colorsTo(lastLightness.dark) };
}
