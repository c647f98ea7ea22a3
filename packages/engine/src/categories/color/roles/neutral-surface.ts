import type { surfaceNames } from "#checks/promised-pairs.ts";
import { defaultScale, indexOnScale, windowOfStep } from "#checks/step-scale.ts";
import type { HexColor } from "#color/hex-color.ts";
import { hexOfOklch, oklchOf } from "#color/oklch.ts";
import type { Scheme } from "#tokens/mode.ts";
import type { PaletteStep } from "../palette/index.ts";
import type { ColorRamp } from "./color-ramps.ts";
import { isInside, literalSwatch } from "./swatch.ts";
import type { Swatch } from "./swatch.ts";

type SurfaceName = (typeof surfaceNames)[number];
/** A surface has its own OKLab lightness, or is a step of the neutral ramp at this lightness. */
type PreferredTone = { readonly step?: PaletteStep; readonly lightness: number };

/**
 * Dark surfaces rise by lightness, because shadows are hardly visible; light ones rise to white,
 * and the fill is darker.
 */
const preferredTones: Readonly<Record<SurfaceName, Readonly<Record<Scheme, PreferredTone>>>> = {
  "surface-0": { light: { step: 100, lightness: 0.944 }, dark: { lightness: 0.145 } },
  "surface-1": { light: { lightness: 0.972 }, dark: { lightness: 0.172 } },
  "surface-2": { light: { step: 50, lightness: 0.984 }, dark: { lightness: 0.205 } },
  "surface-3": { light: { lightness: 1 }, dark: { lightness: 0.238 } },
  "surface-4": { light: { lightness: 0.957 }, dark: { lightness: 0.275 } },
};

/** The maximum ratio of a surface's OKLCH chroma to its distance from white. */
const mostTint = 0.2;
/** The maximum contrast on white of a light surface, so that texts on it keep their promises. */
const mostContrast = 1.176;

/** Chooses the color of a surface, with the hue of the neutral ramp. */
export function chooseNeutralSurface(
  name: SurfaceName,
  scheme: Scheme,
  neutral: ColorRamp,
  neutralChroma: number,
): Swatch {
  const { step, lightness } = preferredTones[name][scheme];
  const swatch = step && findStep(step, neutral);
  return swatch ?? literalSwatch(surfaceColor(lightness, neutral.base, neutralChroma));
}

/**
 * Finds the ramp's step for one of the eleven; undefined if too few or too many steps leave none
 * for surfaces.
 */
function findStep(step: PaletteStep, { scale, swatches }: ColorRamp): Swatch | undefined {
  const swatch = swatches[indexOnScale(scale, step)] as Swatch;
  if (scale === defaultScale) return swatch;
  const { least, end } = windowOfStep(step);
  return isInside(swatch, least, Math.min(end, mostContrast)) ? swatch : undefined;
}

function surfaceColor(lightness: number, base: HexColor, neutralChroma: number): HexColor {
  const { c, h } = oklchOf(base);
  const chroma = Math.min(c, neutralChroma, mostTint * (1 - lightness));
  return hexOfOklch({ l: lightness, c: chroma, h });
}
