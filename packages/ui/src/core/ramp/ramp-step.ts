import type { HexColor } from "@tessera/engine/color";

/** One step of a palette, as the engine generates it. */
export type RampStep = {
  /** Its name: a number or a word. */
  readonly step: number | string;
  readonly hex: HexColor;
  readonly contrastOnWhite: number;
  readonly contrastOnBlack: number;
  readonly isBase: boolean;
  /** True when a user pinned it. */
  readonly isPinned?: boolean | undefined;
};

/** Returns the most readable text color on a step, and its contrast. */
export function readableOn(step: RampStep): { readonly hex: string; readonly contrast: number } {
  return step.contrastOnWhite > step.contrastOnBlack
    ? { hex: "#ffffff", contrast: step.contrastOnWhite }
    : { hex: "#000000", contrast: step.contrastOnBlack };
}
