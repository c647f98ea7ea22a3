import type { MiniRampProps } from "@tessera/ui";

/** A step of a starter palette, with its most readable text color and the contrast of it. */
type BuiltStep = MiniRampProps["steps"][number] & {
  readonly ink: string;
  readonly contrast: number;
};

declare const __STARTER_PALETTES__: readonly (readonly BuiltStep[])[];

/** The palettes of the five starters, generated at build time: a form page has no engine. */
export const builtPalettes = __STARTER_PALETTES__;
