import type { HexColor } from "#color/hex-color.ts";
import { luminanceOfBits } from "#color/contrast.ts";
import { oklabOfBits } from "#color/oklab.ts";
import { bitsOf } from "#color/rgb.ts";
import { chromaCurveThrough } from "./chroma-curve.ts";
import { paletteSteps, windowIndexOf } from "./contrast-window.ts";
import { evenLadder } from "./lightness-ladder.ts";
import { entriesOf } from "./palette.ts";
import type { Palette } from "./palette.ts";
import { roundIntoWindow } from "./round-into-window.ts";
import { boundsOf } from "./window-bounds.ts";
import type { LadderBounds } from "./window-bounds.ts";

/** The least difference in OKLab lightness between the base and another step. */
const leastDistance = 0.022;

/**
 * The palette of a base color. The base stands, byte for byte, on the step whose contrast window holds it, and every
 * other step is inside of its own window after rounding to 8 bits.
 */
export function generatePalette(base: HexColor): Palette {
  const baseBits = bitsOf(base);
  const color = oklabOfBits(baseBits);
  const curve = chromaCurveThrough(color);
  const baseIndex = windowIndexOf(luminanceOfBits(baseBits));
  const bounds = boundsOf(curve);
  makeRoomFor(color.l, baseIndex, bounds);
  const ladder = evenLadder(bounds.least, bounds.most);
  const colors = paletteSteps.map((_, i) =>
    i === baseIndex ? baseBits : roundIntoWindow(curve, ladder[i] as number, i),
  );
  const baseStep = paletteSteps[baseIndex] as Palette["baseStep"];
  return { baseStep, steps: entriesOf(colors, baseStep) };
}

/** Fixes the base's step and keeps the steps around it a visible distance away. */
function makeRoomFor(lightness: number, index: number, { least, most }: LadderBounds): void {
  for (let i = 0; i < index; i++) {
    least[i] = Math.max(least[i] as number, lightness + (index - i) * leastDistance);
  }
  for (let i = index + 1; i < most.length; i++) {
    most[i] = Math.min(most[i] as number, lightness - (i - index) * leastDistance);
  }
  least[index] = lightness;
  most[index] = lightness;
}
