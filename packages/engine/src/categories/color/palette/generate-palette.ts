import {
  beyondBlack,
  defaultScale,
  stepScaleOf,
  windowIndexOf,
  type StepScale,
} from "#checks/step-scale.ts";
import type { HexColor } from "#color/hex-color.ts";
import { contrastOfLuminances, luminanceOfBits, whiteLuminance } from "#color/contrast.ts";
import { oklabOfBits } from "#color/oklab.ts";
import { bitsOf, hexOfBits } from "#color/rgb.ts";
import { paletteSteps, type PaletteStep } from "#checks/palette-steps.ts";
import { defaultAdvancedColor, type Taste } from "../advanced-color.ts";
import { chromaCurveThrough, type CurveDesign } from "./chroma-curve.ts";
import {
  moveEnds,
  spreadAroundBase,
  spreadAroundPin,
  spreadAroundPinnedBase,
} from "./spread-steps.ts";
import { evenLadder } from "./lightness-ladder.ts";
import { roundIntoWindow } from "./round-into-window.ts";
import { boundsOf } from "./window-bounds.ts";

/** The design of all palettes of a recipe, whatever their bases are. */
export type PaletteDesign = CurveDesign & { readonly scale: StepScale; readonly taste: Taste };

/** The pins of one palette: the step of the base, and the colors of steps, by index. */
export type PalettePins = {
  readonly baseIndex?: number;
  readonly colors: ReadonlyMap<number, HexColor>;
};

/** The colors of a palette, from the lightest, and the index of the base's step. */
type StepColors = { readonly baseIndex: number; readonly colors: readonly HexColor[] };

/** Eleven steps with the default taste. */
export const defaultDesign: PaletteDesign = {
  scale: defaultScale,
  taste: defaultAdvancedColor.taste,
};

/** Returns the design of eleven steps with the default taste, except for its hue shift. */
export function elevenStepsWith({ hueShift }: Taste): PaletteDesign {
  return { ...defaultDesign, taste: { ...defaultDesign.taste, hueShift } };
}

/** The window of a step that left its own window. */
const anyContrast = { least: 1, end: beyondBlack };
const noPins: PalettePins = { colors: new Map() };

/**
 * Generates the palette of a base color. The base is, byte for byte, on the step whose contrast
 * window contains it. Every other step is inside its own window after rounding to 8 bits.
 */
export function generatePalette(base: HexColor): Palette {
  const { baseIndex, bits } = solveSteps(base, defaultDesign, noPins);
  const baseStep = paletteSteps[baseIndex] as Palette["baseStep"];
  return { baseStep, steps: entriesOf(bits, baseStep) };
}

/**
 * Generates the colors of a palette in any design. A pinned step has its pinned color, and the
 * others are as evenly spaced around it as their windows allow. Around a base that is pinned to a
 * step, even spacing has priority over windows.
 */
export function generateSteps(
  base: HexColor,
  design: PaletteDesign,
  pins: PalettePins = noPins,
): StepColors {
  const { baseIndex, bits } = solveSteps(base, design, pins);
  return { baseIndex, colors: bits.map((each, i) => pins.colors.get(i) ?? hexOfBits(each)) };
}

/** Solves the steps before the pinned ones are inserted, as 24 bits each. */
function solveSteps(
  base: HexColor,
  design: PaletteDesign,
  pins: PalettePins,
): { readonly baseIndex: number; readonly bits: readonly number[] } {
  const { scale, taste } = design;
  const baseBits = bitsOf(base);
  const color = oklabOfBits(baseBits);
  const curve = chromaCurveThrough(color, design);
  const ownIndex = windowIndexOf(scale, luminanceOfBits(baseBits));
  const baseIndex = pins.baseIndex ?? ownIndex;
  const bounds = boundsOf(curve, scale);
  let isFree: readonly boolean[] | undefined;
  if (baseIndex === ownIndex) {
    spreadAroundBase(color.l, baseIndex, bounds);
    moveEnds(bounds, baseIndex, taste);
  } else {
    moveEnds(bounds, baseIndex, taste);
    isFree = spreadAroundPinnedBase(color.l, baseIndex, bounds);
  }
  for (const [index, pin] of pins.colors) spreadAroundPin(pin, index, scale, bounds);
  const ladder = evenLadder(bounds.least, bounds.most);
  const bits = scale.windows.map((window, i) => {
    if (i === baseIndex) return baseBits;
    const { least, end } = isFree?.[i] ? anyContrast : window;
    return roundIntoWindow(curve, ladder[i] as number, least, end);
  });
  return { baseIndex, bits };
}

/**
 * Lists the colors of a base's palette for a number of steps and a taste, from the lightest,
 * without pins.
 */
export function listTasteColors(
  base: HexColor,
  stepCount: number,
  taste: Taste,
): readonly HexColor[] {
  return generateSteps(base, { scale: stepScaleOf(stepCount), taste }).colors;
}

/** One color of a palette. */
export type PaletteEntry = {
  readonly step: PaletteStep;
  readonly hex: HexColor;
  readonly contrastOnWhite: number;
  readonly contrastOnBlack: number;
  /** True when this is the base color itself, byte for byte. */
  readonly isBase: boolean;
};

/** The eleven steps of a base color, from the lightest to the darkest. */
export type Palette = {
  readonly baseStep: PaletteStep;
  readonly steps: readonly PaletteEntry[];
};

/** Returns the palette entries of eleven colors, given as 24 bits; one of them is the base. */
function entriesOf(colors: readonly number[], baseStep: PaletteStep): readonly PaletteEntry[] {
  return paletteSteps.map((step, index) => {
    const bits = colors[index] as number;
    const luminance = luminanceOfBits(bits);
    return {
      step,
      hex: hexOfBits(bits),
      contrastOnWhite: contrastOfLuminances(luminance, whiteLuminance),
      contrastOnBlack: contrastOfLuminances(luminance, 0),
      isBase: step === baseStep,
    };
  });
}
