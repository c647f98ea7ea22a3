import { oklchOf } from "#color/oklch.ts";
import type { Scheme } from "#tokens/mode.ts";
import { generateTints, paletteSteps } from "#generators/palette/index.ts";
import type { PaletteStep } from "#generators/palette/index.ts";
import type { ColorRamp } from "./color-ramps.ts";
import { literalSwatch } from "./swatch.ts";
import type { Swatch } from "./swatch.ts";

const wishes: Readonly<Record<Scheme, PaletteStep>> = { light: 100, dark: 900 };
/** The most OKLCH chroma of a surface that is quiet enough to read on. */
const mostChroma: Readonly<Record<Scheme, number>> = { light: 0.065, dark: 0.06 };

/** A quiet surface of a ramp's hue: a step of the ramp, or where that one is too vivid, the same step of its tints. */
export function chooseSubtleSurface(scheme: Scheme, ramp: ColorRamp): Swatch {
  const index = paletteSteps.indexOf(wishes[scheme]);
  const swatch = ramp.swatches[index] as Swatch;
  if (oklchOf(swatch.hex).c <= mostChroma[scheme]) return swatch;
  const tint = generateTints(ramp.base)[index];
  return tint ? literalSwatch(tint.hex) : swatch;
}
