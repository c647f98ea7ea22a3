import { gamutOfDirection, type HueGamut } from "#color/gamut.ts";
import type { Oklab } from "#color/oklab.ts";

/** A hue as its direction in OKLab, with the sRGB gamut of the hue. */
export type HueDirection = {
  readonly gamut: HueGamut;
  readonly hueCos: number;
  readonly hueSin: number;
};

/** The directions of the OKLCH hues 100 (yellow) and 62 (gold), in degrees. */
const yellow = { cos: -0.17364817766693033, sin: 0.984807753012208 };
const gold = { cos: 0.46947156278589086, sin: 0.8829475928589269 };
/**
 * The cosines of the distances from yellow: wholly yellow up to the first, not yellow from the
 * second.
 */
const whollyYellow = 0.984807753012208;
const notYellow = 0.766044443118978;

/** Returns the direction of a color with a chroma; a grey has that of hue 0. */
export function hueDirectionOf({ a, b }: Oklab, chroma: number): HueDirection {
  const hueCos = chroma === 0 ? 1 : a / chroma;
  const hueSin = chroma === 0 ? 0 : b / chroma;
  return { gamut: gamutOfDirection(hueCos, hueSin), hueCos, hueSin };
}

/** Returns how yellow a hue is: 1 from OKLCH hue 90 to 110, 0 from 40 degrees beside 100. */
export function yellownessOf({ hueCos, hueSin }: HueDirection): number {
  const nearness = hueCos * yellow.cos + hueSin * yellow.sin;
  return Math.min(1, Math.max(0, (nearness - notYellow) / (whollyYellow - notYellow)));
}

/** Returns a direction that is turned part of the way (0 to 1) to gold. */
export function bentDirection({ hueCos, hueSin }: HueDirection, share: number): HueDirection {
  const cos = hueCos + (gold.cos - hueCos) * share;
  const sin = hueSin + (gold.sin - hueSin) * share;
  const length = Math.sqrt(cos * cos + sin * sin);
  const turned = { hueCos: cos / length, hueSin: sin / length };
  return { gamut: gamutOfDirection(turned.hueCos, turned.hueSin), ...turned };
}
