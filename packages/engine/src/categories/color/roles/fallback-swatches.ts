import { defaultScale, windowIndexOf } from "#checks/step-scale.ts";
import { relativeLuminance } from "#color/contrast.ts";
import { defaultDesign, generateNeutrals, generateSteps } from "../palette/index.ts";
import type { ColorRamp } from "./color-ramps.ts";
import { literalSwatch } from "./swatch.ts";
import type { Swatch } from "./swatch.ts";

/** The maximum OKLCH chroma of neutrals that are no step. */
const neutralChroma = 0.01;

/**
 * Returns the eleven unpinned steps of a ramp's hue, and the index of a ramp's step among them. One
 * of these steps keeps every promise of a role.
 */
export function fallbackSwatches(ramp: ColorRamp): {
  readonly swatches: readonly Swatch[];
  readonly indexOf: (step: number) => number;
} {
  const colors =
    ramp.name === "neutral"
      ? generateNeutrals(ramp.base, neutralChroma, defaultScale)
      : generateSteps(ramp.base, defaultDesign).colors;
  return {
    swatches: colors.map(literalSwatch),
    indexOf: (step) =>
      windowIndexOf(defaultScale, relativeLuminance((ramp.swatches[step] as Swatch).hex)),
  };
}
