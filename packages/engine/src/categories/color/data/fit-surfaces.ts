import { beyondBlack } from "#checks/step-scale.ts";
import { relativeLuminance } from "#color/contrast.ts";
import type { HexColor } from "#color/hex-color.ts";
import { oklabOf } from "#color/oklab.ts";
import { hexOfBits } from "#color/rgb.ts";
import { surfaceNames, type RoleName } from "#tokens/color-roles.ts";
import type { Scheme } from "#tokens/modes/mode.ts";
import type { Taste } from "../advanced-color.ts";
import { chromaCurveThrough } from "../palette/chroma-curve.ts";
import { roundIntoWindow } from "../palette/round-into-window.ts";

/** The colors of surfaces by their roles, with their relative luminances. */
export type Surfaces = ReadonlyMap<
  RoleName,
  { readonly leastLuminance: number; readonly mostLuminance: number }
>;

/** WCAG 2.2, 1.4.11, with a margin for other implementations. */
const leastContrast = 3.002;
/** A lightness at which every color has this contrast. */
const safeLightness: Readonly<Record<Scheme, number>> = { light: 0.3, dark: 0.9 };
/** Halves the distance to the surfaces' bound until it is less than 8 bits show. */
const rounds = 9;

/**
 * Returns the color that has a contrast of 3 on every neutral surface of a scheme: the base itself,
 * or the color of its palette at the nearest lightness.
 */
export function fitToSurfaces(
  base: HexColor,
  taste: Taste,
  surfaces: Surfaces,
  scheme: Scheme,
): HexColor {
  const fits = testOf(surfaces, scheme);
  if (fits(base)) return base;
  const lab = oklabOf(base);
  const curve = chromaCurveThrough(lab, { taste });
  const colorAt = (lightness: number): HexColor =>
    hexOfBits(roundIntoWindow(curve, lightness, 1, beyondBlack));
  let [outer, inner] = [lab.l, safeLightness[scheme]];
  let fitting = colorAt(inner);
  for (let round = 0; round < rounds; round++) {
    const lightness = (outer + inner) / 2;
    const between = colorAt(lightness);
    if (fits(between)) [inner, fitting] = [lightness, between];
    else outer = lightness;
  }
  return fitting;
}

/** Returns the test of whether a color has the contrast on every neutral surface. */
function testOf(surfaces: Surfaces, scheme: Scheme): (hex: HexColor) => boolean {
  const all = surfaceNames.flatMap((name) => surfaces.get(name) ?? []);
  if (scheme === "light") {
    const darkest = Math.min(...all.map(({ leastLuminance }) => leastLuminance));
    return (hex) => darkest + 0.05 >= leastContrast * (relativeLuminance(hex) + 0.05);
  }
  const lightest = Math.max(...all.map(({ mostLuminance }) => mostLuminance));
  return (hex) => relativeLuminance(hex) + 0.05 >= leastContrast * (lightest + 0.05);
}
