import type { surfaceNames } from "#tokens/color-roles.ts";
import { defaultScale, indexOnScale, windowOfStep } from "#checks/step-scale.ts";
import type { HexColor } from "#color/hex-color.ts";
import { hexOfOklch, oklchOf } from "#color/oklch.ts";
import type { Scheme } from "#tokens/modes/mode.ts";
import { defaultDesign, generateTints, paletteSteps, type PaletteStep } from "../palette/index.ts";
import type { ColorRamp } from "./color-ramps.ts";
import { isInside, literalSwatch, type Swatch } from "./swatch.ts";

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
 * Finds the ramp's step for one of the eleven; undefined if too few or too many steps, or a pinned
 * color, leave none for surfaces.
 */
function findStep(step: PaletteStep, { scale, swatches }: ColorRamp): Swatch | undefined {
  const swatch = swatches[indexOnScale(scale, step)] as Swatch;
  const { least, end } = windowOfStep(step);
  const most = scale === defaultScale ? end : Math.min(end, mostContrast);
  return isInside(swatch, least, most) ? swatch : undefined;
}

function surfaceColor(lightness: number, base: HexColor, neutralChroma: number): HexColor {
  const { c, h } = oklchOf(base);
  const chroma = Math.min(c, neutralChroma, mostTint * (1 - lightness));
  return hexOfOklch({ l: lightness, c: chroma, h });
}

/**
 * The greys that a subtle surface does not reach: the darkest in the light scheme, with 1.2 on
 * white, and the lightest in the dark one. Neutral text that is readable on them is readable on the
 * subtle surface of every palette.
 */
export const subtleLimits: Readonly<Record<Scheme, Swatch>> = {
  light: literalSwatch("#eaeaea" as HexColor),
  dark: literalSwatch("#343434" as HexColor),
};

/** Returns a light subtle surface, made lighter if it is darker than its limit. */
export function limitSubtleSurface(swatch: Swatch, scheme: Scheme): Swatch {
  const limit = subtleLimits[scheme].leastLuminance;
  const { l, c, h } = oklchOf(swatch.hex);
  let limited = swatch;
  for (let step = 1; scheme === "light" && limited.leastLuminance < limit; step++)
    limited = literalSwatch(hexOfOklch({ l: l + step * 0.002, c, h }));
  return limited;
}

const preferredSteps: Readonly<Record<Scheme, PaletteStep>> = { light: 100, dark: 900 };
/** The maximum OKLCH chroma of a surface that is quiet enough under text, lively or as formerly. */
const livelyChroma: Readonly<Record<Scheme, number>> = { light: 0.073, dark: 0.078 };
const formerChroma: Readonly<Record<Scheme, number>> = { light: 0.065, dark: 0.06 };

/**
 * Chooses a quiet surface of a ramp's hue: a step of the ramp, unless it is too vivid, or not light
 * or dark enough for a surface. Else chooses the same step of its tints, or of the tints of eleven
 * steps.
 */
export function chooseSubtleSurface(scheme: Scheme, ramp: ColorRamp): Swatch {
  const preferred = preferredSteps[scheme];
  const index = indexOnScale(ramp.scale, preferred);
  const { least, end } = windowOfStep(preferred);
  const mostChroma = ramp.taste.hueShift === "none" ? formerChroma : livelyChroma;
  const isFit = (swatch: Swatch | undefined): swatch is Swatch =>
    swatch !== undefined &&
    isInside(swatch, least, end) &&
    oklchOf(swatch.hex).c <= mostChroma[scheme];
  const found = [ramp.swatches[index], ramp.tints?.[index]].find(isFit);
  if (found) return found;
  const tints = generateTints(ramp.base, defaultDesign.scale, ramp.taste);
  const tint = tints[paletteSteps.indexOf(preferred)];
  if (tint) return literalSwatch(tint);
  throw new RangeError(`There are no tints of step ${preferred}`);
}
