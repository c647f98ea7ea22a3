import { coneShiftsOfHue, gamutOfHue, luminanceAt, maxChromaIn } from "./gamut.ts";
import type { HexColor } from "./hex-color.ts";
import { blueOfLms, greenOfLms, redOfLms } from "./linear-rgb.ts";
import { oklabOf } from "./oklab.ts";
import { hexOfRgb } from "./rgb.ts";
import { encodedOf } from "./srgb-transfer.ts";

/** A color in OKLCH: lightness 0 to 1, chroma from 0, hue in degrees, 0 up to 360. */
export type Oklch = { readonly l: number; readonly c: number; readonly h: number };

/** Below this chroma an 8-bit color has no hue: it is a grey, perhaps with rounding errors. */
export const leastHuedChroma = 0.0005;

/**
 * Returns the lightness, chroma and hue of a color; a grey has chroma 0 and hue 0. Formula: CSS
 * Color 4, "Converting Lab or Oklab colors to LCH or OKLCH colors".
 */
export function oklchOf(hex: HexColor): Oklch {
  const { l, a, b } = oklabOf(hex);
  const c = Math.sqrt(a * a + b * b);
  if (c < leastHuedChroma) return { l, c: 0, h: 0 };
  const degrees = (Math.atan2(b, a) * 180) / Math.PI;
  return { l, c, h: degrees < 0 ? degrees + 360 : degrees };
}

/**
 * Returns the nearest 8-bit color with this lightness and hue; reduces its chroma to the sRGB
 * gamut.
 */
export function hexOfOklch({ l, c, h }: Oklch): HexColor {
  const lightness = Math.min(1, Math.max(0, l));
  const gamut = gamutOfHue(h);
  const chroma = Math.min(Math.max(0, c), maxChromaIn(gamut, lightness));
  const x = lightness + chroma * gamut.l;
  const y = lightness + chroma * gamut.m;
  const z = lightness + chroma * gamut.s;
  const l3 = x * x * x;
  const m3 = y * y * y;
  const s3 = z * z * z;
  return hexOfRgb({
    r: encodedOf(redOfLms(l3, m3, s3)),
    g: encodedOf(greenOfLms(l3, m3, s3)),
    b: encodedOf(blueOfLms(l3, m3, s3)),
  });
}

/** Returns the relative luminance (WCAG 2.2) of a color, which may be outside the sRGB gamut. */
export function luminanceOfOklch({ l, c, h }: Oklch): number {
  return luminanceAt(coneShiftsOfHue(h), l, c);
}
