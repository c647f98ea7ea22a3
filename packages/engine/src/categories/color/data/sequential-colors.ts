import { beyondBlack } from "#checks/step-scale.ts";
import { leastDistance, seeColor } from "#color/color-vision.ts";
import type { HexColor } from "#color/hex-color.ts";
import { oklabOf } from "#color/oklab.ts";
import { hexOfOklch, oklchOf } from "#color/oklch.ts";
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

/** The least difference of neighbors (ΔE_OK) with any deficiency, .04, with a margin for other tools. */
const enoughDifference = 0.0405;
/** The shares of its chroma that the first color loses, in the order in which they are tried. */
const losses = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.8, 1];

/**
 * Returns the colors of amounts, from few to many: the base's palette at even lightnesses. A grey
 * base has greys. Without red cones, a vivid red looks as dark as the next one: the first colors
 * lose as much chroma as neighbors need to differ with any deficiency.
 */
export function sequentialColors(base: HexColor, taste: Taste): DataColors {
  const curve = chromaCurveThrough(oklabOf(base), { taste });
  const colorsTo = (last: number): readonly HexColor[] => {
    const lightnessAt = (i: number): number =>
      firstLightness + ((last - firstLightness) * i) / (count - 1);
    const vivid = Array.from({ length: count }, (_, i) =>
      hexOfBits(roundIntoWindow(curve, lightnessAt(i), 1, beyondBlack)),
    );
    return muteFirst(vivid, lightnessAt);
  };
  return { light: colorsTo(lastLightness.light), dark: colorsTo(lastLightness.dark) };
}

/** Returns the most vivid colors whose neighbors differ enough, else those that differ most. */
function muteFirst(
  vivid: readonly HexColor[],
  lightnessAt: (i: number) => number,
): readonly HexColor[] {
  let best = { colors: vivid, difference: 0 };
  for (const loss of losses) {
    const colors = loss === 0 ? vivid : vivid.map((hex, i) => mute(hex, lightnessAt(i), i, loss));
    const difference = leastOfNeighbors(colors);
    if (difference > best.difference) best = { colors, difference };
    if (difference >= enoughDifference) break;
  }
  return best.colors;
}

/** Reduces chroma by a share, which falls to 0 at the last color. */
function mute(hex: HexColor, l: number, i: number, loss: number): HexColor {
  const { c, h } = oklchOf(hex);
  return hexOfOklch({ l, c: c * (1 - loss * (1 - i / (count - 1))), h });
}

function leastOfNeighbors(colors: readonly HexColor[]): number {
  const seen = colors.map(seeColor);
  const differences = seen
    .slice(1)
    .map((each, i) => leastDistance(each, seen[i] as (typeof seen)[number]));
  return Math.min(...differences);
}
