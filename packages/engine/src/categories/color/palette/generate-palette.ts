import { beyondBlack, defaultScale, windowIndexOf } from "#checks/step-scale.ts";
import type { StepScale } from "#checks/step-scale.ts";
import type { HexColor } from "#color/hex-color.ts";
import { luminanceOfBits } from "#color/contrast.ts";
import { oklabOfBits } from "#color/oklab.ts";
import { bitsOf, hexOfBits } from "#color/rgb.ts";
import { paletteSteps } from "#checks/palette-steps.ts";
import { defaultAdvancedColor } from "../advanced-color.ts";
import type { Taste } from "../advanced-color.ts";
import { chromaCurveThrough } from "./chroma-curve.ts";
import { clearWayOf, makeRoomFor, makeRoomForPin, moveEnds } from "./ladder-room.ts";
import { evenLadder } from "./lightness-ladder.ts";
import { entriesOf } from "./palette.ts";
import type { Palette } from "./palette.ts";
import { roundIntoWindow } from "./round-into-window.ts";
import { boundsOf } from "./window-bounds.ts";

/** How the palettes of a recipe are made, whatever their bases are. */
export type PaletteDesign = { readonly scale: StepScale; readonly taste: Taste };

/** What a person pinned of one palette: the base to a step, and steps to colors, by index. */
export type PalettePins = {
  readonly baseIndex?: number;
  readonly colors: ReadonlyMap<number, HexColor>;
};

/** The colors of a palette, from the lightest, and the index of the step that is the base's. */
export type StepColors = { readonly baseIndex: number; readonly colors: readonly HexColor[] };

/** Eleven steps, and the taste that a recipe starts with. */
export const defaultDesign: PaletteDesign = {
  scale: defaultScale,
  taste: defaultAdvancedColor.taste,
};
/** The window of a step that left its own. */
const anyContrast = { least: 1, end: beyondBlack };
const noPins: PalettePins = { colors: new Map() };

/**
 * The palette of a base color. The base stands, byte for byte, on the step whose contrast window holds it, and every
 * other step is inside of its own window after rounding to 8 bits.
 */
export function generatePalette(base: HexColor): Palette {
  const { baseIndex, bits } = solveSteps(base, defaultDesign, noPins);
  const baseStep = paletteSteps[baseIndex] as Palette["baseStep"];
  return { baseStep, steps: entriesOf(bits, baseStep) };
}

/**
 * The same in any design. A pinned step is the color it is pinned to, and the others come as near to even paces around
 * it as their windows let them. Around a base that is pinned to a step, even paces go before windows.
 */
export function generateSteps(
  base: HexColor,
  design: PaletteDesign,
  pins: PalettePins = noPins,
): StepColors {
  const { baseIndex, bits } = solveSteps(base, design, pins);
  return { baseIndex, colors: bits.map((each, i) => pins.colors.get(i) ?? hexOfBits(each)) };
}

/** The steps before pinned ones are put in, as 24 bits each. */
function solveSteps(
  base: HexColor,
  { scale, taste }: PaletteDesign,
  pins: PalettePins,
): { readonly baseIndex: number; readonly bits: readonly number[] } {
  const baseBits = bitsOf(base);
  const color = oklabOfBits(baseBits);
  const curve = chromaCurveThrough(color, taste);
  const ownIndex = windowIndexOf(scale, luminanceOfBits(baseBits));
  const baseIndex = pins.baseIndex ?? ownIndex;
  const bounds = boundsOf(curve, scale);
  let isFree: readonly boolean[] | undefined;
  if (baseIndex === ownIndex) {
    makeRoomFor(color.l, baseIndex, bounds);
    moveEnds(bounds, baseIndex, taste);
  } else {
    moveEnds(bounds, baseIndex, taste);
    isFree = clearWayOf(color.l, baseIndex, bounds);
  }
  for (const [index, pin] of pins.colors) makeRoomForPin(pin, index, scale, bounds);
  const ladder = evenLadder(bounds.least, bounds.most);
  const bits = scale.windows.map((window, i) => {
    if (i === baseIndex) return baseBits;
    const { least, end } = isFree?.[i] ? anyContrast : window;
    return roundIntoWindow(curve, ladder[i] as number, least, end);
  });
  return { baseIndex, bits };
}
