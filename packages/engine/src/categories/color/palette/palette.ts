import { paletteSteps, type PaletteStep } from "#checks/palette-steps.ts";
import { contrastOfLuminances, luminanceOfBits, whiteLuminance } from "#color/contrast.ts";
import type { HexColor } from "#color/hex-color.ts";
import { hexOfBits } from "#color/rgb.ts";

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
export function entriesOf(
  colors: readonly number[],
  baseStep: PaletteStep,
): readonly PaletteEntry[] {
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
