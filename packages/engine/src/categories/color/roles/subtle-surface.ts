import { indexOnScale, windowOfStep } from "#checks/step-scale.ts";
import { oklchOf } from "#color/oklch.ts";
import type { Scheme } from "#tokens/mode.ts";
import { defaultDesign, generateTints, paletteSteps } from "../palette/index.ts";
import type { PaletteStep } from "../palette/index.ts";
import type { ColorRamp } from "./color-ramps.ts";
import { isInside, literalSwatch } from "./swatch.ts";
import type { Swatch } from "./swatch.ts";

const preferredSteps: Readonly<Record<Scheme, PaletteStep>> = { light: 100, dark: 900 };
/** The maximum OKLCH chroma of a surface that is quiet enough under text. */
const mostChroma: Readonly<Record<Scheme, number>> = { light: 0.065, dark: 0.06 };

/**
 * Chooses a quiet surface of a ramp's hue: a step of the ramp, unless it is too vivid, or not light
 * or dark enough for a surface. Else chooses the same step of its tints, or of the tints of eleven
 * steps.
 */
export function chooseSubtleSurface(scheme: Scheme, ramp: ColorRamp): Swatch {
  const preferred = preferredSteps[scheme];
  const index = indexOnScale(ramp.scale, preferred);
  const { least, end } = windowOfStep(preferred);
  const isFit = (swatch: Swatch | undefined): swatch is Swatch =>
    swatch !== undefined &&
    isInside(swatch, least, end) &&
    oklchOf(swatch.hex).c <= mostChroma[scheme];
  const found = [ramp.swatches[index], ramp.tints?.[index]].find(isFit);
  if (found) return found;
  const tints = generateTints(ramp.base, defaultDesign.scale);
  const tint = tints[paletteSteps.indexOf(preferred)];
  if (tint) return literalSwatch(tint);
  throw new RangeError(`There are no tints of step ${preferred}`);
}
