import { defaultScale, windowIndexOf } from "#checks/step-scale.ts";
import { relativeLuminance } from "#color/contrast.ts";
import type { HexColor } from "#color/hex-color.ts";
import type { Scheme } from "#tokens/modes/mode.ts";
import { elevenStepsWith, generateNeutrals, generateSteps } from "../palette/index.ts";
import type { ColorRamp } from "./color-ramps.ts";
import { hasContrastOn, literalSwatch, type Swatch } from "./swatch.ts";

export const white = literalSwatch("#ffffff" as HexColor);
export const black = literalSwatch("#000000" as HexColor);

/** The maximum OKLCH chroma of neutrals that are no step. */
const neutralChroma = 0.01;

/**
 * The requirements of a color: a contrast on its backgrounds, and one for white or black text on
 * it.
 */
export type Demand = {
  readonly below: readonly Swatch[];
  readonly least: number;
  readonly textContrast?: number;
};

/** Returns whether a color meets a demand. */
export function meets(swatch: Swatch, { below, least, textContrast = 1 }: Demand): boolean {
  const isReadable = [white, black].some((ink) => hasContrastOn(swatch, [ink], textContrast));
  return isReadable && hasContrastOn(swatch, below, least);
}

/**
 * Chooses the step of the ramp nearest to the preferred one that meets a demand. If none does,
 * because steps are few or pinned, chooses a color of the ramp's hue.
 */
export function chooseStep(
  ramp: ColorRamp,
  preferred: number,
  scheme: Scheme,
  demand: Demand,
): Swatch {
  const own = findNearest(ramp.swatches, preferred, scheme, demand);
  if (own) return own;
  const index = windowIndexOf(
    defaultScale,
    relativeLuminance((ramp.swatches[preferred] as Swatch).hex),
  );
  const fallback = findNearest(fallbackSwatches(ramp), index, scheme, demand);
  return fallback ?? (ramp.swatches[preferred] as Swatch);
}

/**
 * Returns the eleven unpinned steps of a ramp's hue; one of them keeps every promise of a role.
 */
export function fallbackSwatches(ramp: ColorRamp): readonly Swatch[] {
  const colors =
    ramp.name === "neutral"
      ? generateNeutrals(ramp.base, neutralChroma, defaultScale)
      : generateSteps(ramp.base, elevenStepsWith(ramp.taste)).colors;
  return colors.map(literalSwatch);
}

/**
 * Finds the swatch nearest to the preferred one that meets a demand; of two equally near ones, the
 * one with more contrast.
 */
function findNearest(
  swatches: readonly Swatch[],
  preferred: number,
  scheme: Scheme,
  demand: Demand,
): Swatch | undefined {
  const first = scheme === "light" ? 1 : -1;
  for (let distance = 0; distance < swatches.length; distance++) {
    for (const index of [preferred + first * distance, preferred - first * distance]) {
      const swatch = swatches[index];
      if (swatch && meets(swatch, demand)) return swatch;
    }
  }
  return undefined;
}
