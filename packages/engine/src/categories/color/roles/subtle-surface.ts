import { indexOnScale, windowOfStep } from "#checks/step-scale.ts";
import { oklchOf } from "#color/oklch.ts";
import type { Scheme } from "#tokens/mode.ts";
import { defaultDesign, generateTints, paletteSteps } from "../palette/index.ts";
import type { PaletteStep } from "../palette/index.ts";
import type { ColorRamp } from "./color-ramps.ts";
import { isInside, literalSwatch } from "./swatch.ts";
import type { Swatch } from "./swatch.ts";

const wishes: Readonly<Record<Scheme, PaletteStep>> = { light: 100, dark: 900 };
/** The most OKLCH chroma of a surface that is quiet enough to read on. */
const mostChroma: Readonly<Record<Scheme, number>> = { light: 0.065, dark: 0.06 };

/**
 * A quiet surface of a ramp's hue: a step of the ramp, or where that one is too vivid, or not as light or dark as a
 * surface must be, the same step of its tints, or of the tints of eleven steps.
 */
export function chooseSubtleSurface(scheme: Scheme, ramp: ColorRamp): Swatch {
  const wish = wishes[scheme];
  const index = indexOnScale(ramp.scale, wish);
  const { least, end } = windowOfStep(wish);
  const isFit = (swatch: Swatch | undefined): swatch is Swatch =>
    swatch !== undefined &&
    isInside(swatch, least, end) &&
    oklchOf(swatch.hex).c <= mostChroma[scheme];
  const found = [ramp.swatches[index], ramp.tints?.[index]].find(isFit);
  if (found) return found;
  const tints = generateTints(ramp.base, defaultDesign.scale);
  const tint = tints[paletteSteps.indexOf(wish)];
  if (tint) return literalSwatch(tint);
  throw new RangeError(`There are no tints of step ${wish}`);
}
