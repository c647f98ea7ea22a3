import { defaultScale, windowIndexOf } from "#checks/step-scale.ts";
import { relativeLuminance } from "#color/contrast.ts";
import type { HexColor } from "#color/hex-color.ts";
import type { Scheme } from "#tokens/modes/mode.ts";
import { elevenStepsWith, generateNeutrals, generateSteps } from "../palette/index.ts";
import type { ColorRamp } from "./color-ramps.ts";
import { contrastOf, literalSwatch, type Swatch } from "./swatch.ts";

export const white = literalSwatch("#ffffff" as HexColor);
export const black = literalSwatch("#000000" as HexColor);

/** The maximum OKLCH chroma of neutrals that are no step. */
const neutralChroma = 0.01;

/** A color under another one, and the minimum contrast of the two. */
type Backdrop = { readonly swatch: Swatch; readonly least: number };

/**
 * The requirements of a color: a contrast on its backgrounds, and one for white or black text on
 * it.
 */
export type Demand = { readonly on: readonly Backdrop[]; readonly textContrast?: number };

/** Returns whether a color meets a demand. */
export function meets(swatch: Swatch, { on, textContrast = 1 }: Demand): boolean {
  const isReadable = [white, black].some((ink) => contrastOf(swatch, ink) >= textContrast);
  return isReadable && on.every((below) => contrastOf(swatch, below.swatch) >= below.least);
}

/** Chooses the color that is nearest to meeting a demand: by the part that it misses most. */
export function chooseNearest(swatches: readonly Swatch[], demand: Demand): Swatch {
  return swatches.reduce((best, each) =>
    shareOf(each, demand) > shareOf(best, demand) ? each : best,
  );
}

/** Returns the least of the contrasts of a color, each relative to its demand. */
function shareOf(swatch: Swatch, { on, textContrast = 1 }: Demand): number {
  const text = Math.max(contrastOf(swatch, white), contrastOf(swatch, black)) / textContrast;
  return Math.min(text, ...on.map((below) => contrastOf(swatch, below.swatch) / below.least));
}

/**
 * Chooses the step of the ramp nearest to the preferred one that meets a demand. If none does,
 * because steps are few or pinned, or because a target is high, chooses a color of the ramp's
 * hue, or white or black; or else the color that is nearest to it.
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
  const steps = fallbackSwatches(ramp);
  const extremes = [white, black];
  return (
    findNearest(steps, index, scheme, demand) ??
    extremes.find((swatch) => meets(swatch, demand)) ??
    chooseNearest([...ramp.swatches, ...steps, ...extremes], demand)
  );
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
