import type { HexColor } from "#color/hex-color.ts";
import { oklabOf } from "#color/oklab.ts";
import { chromaCurveAt } from "./chroma-curve.ts";
import type { ChromaCurve } from "./chroma-curve.ts";
import { paletteSteps } from "./contrast-window.ts";
import { evenLadder } from "./lightness-ladder.ts";
import { entriesOf } from "./palette.ts";
import type { PaletteEntry } from "./palette.ts";
import { roundIntoWindow } from "./round-into-window.ts";
import { boundsOf, lightnessAtContrast } from "./window-bounds.ts";
import type { LadderBounds } from "./window-bounds.ts";

/** How much OKLCH chroma a neutral may have over its distance from white. */
const mostNeutralTint = 0.28;
/** The chroma of tints, and how much of it they may have over their distance from white. */
const tintChroma = 0.045;
const mostTint = 0.6;

/** Neutral 100 is a light surface: at most this contrast on white, so that the base of a palette can stand on it. */
const mostContrastOf100 = 1.175;
/** Neutral 500 and 600 are control borders and muted text: at least these, to keep 3 and 4.5 on neutral 100 too. */
const leastContrastOf500 = 3.65;
const leastContrastOf600 = 5.45;

/** Eleven greys with a breath of the base's hue: its OKLCH chroma is at most `chroma`, and never more than the base's. */
export function generateNeutrals(base: HexColor, chroma: number): readonly PaletteEntry[] {
  const curve = chromaCurveAt(oklabOf(base), chroma, mostNeutralTint);
  const { least, most } = boundsOf(curve);
  least[1] = lightnessAtContrast(curve, mostContrastOf100);
  most[5] = lightnessAtContrast(curve, leastContrastOf500);
  most[6] = lightnessAtContrast(curve, leastContrastOf600);
  return rampOn(curve, { least, most });
}

/** Eleven quiet tints of the base's hue: surfaces for a base whose own light or dark steps are too vivid to read on. */
export function generateTints(base: HexColor): readonly PaletteEntry[] {
  const curve = chromaCurveAt(oklabOf(base), tintChroma, mostTint);
  return rampOn(curve, boundsOf(curve));
}

/** The eleven steps of a curve that has no base to keep. */
function rampOn(curve: ChromaCurve, { least, most }: LadderBounds): readonly PaletteEntry[] {
  const ladder = evenLadder(least, most);
  const colors = paletteSteps.map((_, i) => roundIntoWindow(curve, ladder[i] as number, i));
  return entriesOf(colors, undefined);
}
