import type { HexColor } from "@tessera/engine/color";

/** One color of a ramp, as the engine's palettes have them. */
export type RampStep = {
  /** What it is called: a number, or any other name. */
  readonly step: number | string;
  readonly hex: HexColor;
  readonly contrastOnWhite: number;
  readonly contrastOnBlack: number;
  readonly isBase: boolean;
  /** Whether a person pinned it by hand. */
  readonly isPinned?: boolean;
};

/** The text that reads best on a step, and its contrast. */
export function readableOn(step: RampStep): { readonly hex: string; readonly contrast: number } {
  return step.contrastOnWhite > step.contrastOnBlack
    ? { hex: "#ffffff", contrast: step.contrastOnWhite }
    : { hex: "#000000", contrast: step.contrastOnBlack };
}
