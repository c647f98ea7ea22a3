import { maxChromaIn } from "#color/gamut.ts";
import type { Oklab } from "#color/oklab.ts";
import { leastHuedChroma } from "#color/oklch.ts";
import type { Taste } from "../advanced-color.ts";
import { bentDirection, hueDirectionOf, yellownessOf } from "./hue-direction.ts";
import type { HueDirection } from "./hue-direction.ts";

/** The colors that a ramp may take: at each lightness one hue and one chroma. */
export type ChromaCurve = HueDirection & {
  /** The chroma at the top of the bell, or everywhere where there is none; 0 for greys. */
  readonly highest: number;
  readonly hasBell: boolean;
  /** The most chroma over the distance from white. */
  readonly mostTint: number;
  readonly baseLightness: number;
  /** What chroma comes to far away from the base; 1 changes nothing. */
  readonly gain: number;
  /** How far the hue bends towards gold in the dark, 0 to 1. */
  readonly bend: number;
};

/** What a taste changes of a curve. */
export type CurveTaste = Pick<Taste, "vividness" | "yellows">;

/** The lightness at which the bell of chroma stands highest; it falls with the powers 5/4 towards white and 7/4 towards black. */
const bellTop = 0.58;
/** The share of the gamut's chroma that a base counts with at most: what is vivider asks for no more around it. */
const mostShare = 0.96;
/** How many times the chroma of the base the bell may reach, so that a base that is nearly grey stays so. */
const mostGain = 8;
/** The chroma that a light step may have, over its distance from white: the gamut would let green tints glow. */
const mostTint = 0.85;
/** The same over the distance of a base that is itself more vivid than that. */
const mostTintOverBase = 1.3;

const gains: Readonly<Record<CurveTaste["vividness"], number>> = {
  muted: 0.55,
  natural: 1,
  vivid: 1.6,
};
/** The distance in lightness from the base at which half of the gain is reached. */
const gainReach = 0.12;

/**
 * The curve through a base color. Chroma, not its share of the gamut, follows a bell over lightness that goes through
 * the base: a muted base has muted tints, and a vivid one fills what little chroma the gamut holds near white. It stays
 * softly below the gamut's edge. `edgeAtBase` is the gamut's most chroma at the base.
 */
export function chromaCurveThrough(
  base: Oklab,
  taste: CurveTaste,
  edgeAtBase?: number,
): ChromaCurve {
  const chroma = chromaOf(base);
  const { gamut, hueCos, hueSin } = hueDirectionOf(base, chroma);
  const edge = edgeAtBase ?? maxChromaIn(gamut, base.l);
  return {
    gamut,
    hueCos,
    hueSin,
    highest: chroma === 0 ? 0 : highestThrough(base.l, chroma, edge),
    hasBell: true,
    mostTint:
      chroma === 0 ? mostTint : Math.max(mostTint, (mostTintOverBase * chroma) / (1 - base.l)),
    baseLightness: base.l,
    gain: gains[taste.vividness],
    bend: taste.yellows === "golden" ? yellownessOf(hueCos, hueSin) : 0,
  };
}

/** The top of the bell that goes through a chroma at a lightness, where a gamut has its edge. */
function highestThrough(lightness: number, chroma: number, edge: number): number {
  const share = Math.min(mostShare, chroma / edge);
  const wished = chroma / Math.sqrt(Math.sqrt(1 - fourth(share)));
  return Math.min(wished / Math.sqrt(Math.sqrt(bellToTheFourth(lightness))), mostGain * chroma);
}

/** A curve of a color's hue that asks for one chroma at every lightness, at most the color's own, softly less towards white and at the gamut's edge. */
export function chromaCurveAt(color: Oklab, mostChroma: number, tint: number): ChromaCurve {
  const chroma = chromaOf(color);
  return {
    ...hueDirectionOf(color, chroma),
    highest: Math.min(chroma, mostChroma),
    hasBell: false,
    mostTint: tint,
    baseLightness: color.l,
    gain: 1,
    bend: 0,
  };
}

/** The curve as it is at a lightness: where the hue bends, with the hue that it has there. */
export function curveAt(curve: ChromaCurve, lightness: number): ChromaCurve {
  const { bend, baseLightness } = curve;
  if (bend === 0 || lightness >= baseLightness) return curve;
  const way = bend * Math.min(1, 1.3 * (1 - lightness / baseLightness));
  return { ...curve, ...bentDirection(curve, way) };
}

/** The chroma of a curve at a lightness: softly the least of what the bell, the distance from white, and the sRGB gamut allow. */
export function chromaOn(curve: ChromaCurve, lightness: number): number {
  if (curve.highest === 0 || lightness <= 0 || lightness >= 1) return 0;
  return chromaBelow(curve, lightness, maxChromaIn(curve.gamut, lightness));
}

/** The same softly below the edge of any gamut. */
export function chromaBelow(curve: ChromaCurve, lightness: number, edgeChroma: number): number {
  const { highest, hasBell, gain } = curve;
  const wished = hasBell ? fourth(highest) * bellToTheFourth(lightness) : fourth(highest);
  const tint = fourth(curve.mostTint * (1 - lightness));
  const edge = fourth(edgeChroma);
  if (gain === 1) return softLeast(wished, tint, edge);
  const gained = gainAt(curve, lightness);
  const more = fourth(Math.max(1, gained));
  return Math.min(1, gained) * softLeast(more * wished, more * tint, edge);
}

/** Of three fourth powers the soft least: the fourth root of 1 over the sum of what each is 1 over, in one division. */
function softLeast(one: number, other: number, third: number): number {
  const both = one * other;
  return Math.sqrt(Math.sqrt((both * third) / (both + third * (one + other))));
}

/** What a taste multiplies chroma with: nothing at the base, so that it stays as it is, and the whole gain far away. */
function gainAt({ gain, baseLightness }: ChromaCurve, lightness: number): number {
  const distance = (lightness - baseLightness) / gainReach;
  const square = distance * distance;
  return 1 + (gain - 1) * (square / (square + 1));
}

/** The chroma of a color; a grey, or what rounding left of one, has none. */
function chromaOf({ a, b }: Oklab): number {
  const chroma = Math.sqrt(a * a + b * b);
  return chroma < leastHuedChroma ? 0 : chroma;
}

/** The fourth power of the bell, which is 1 at its top and 0 at white and black: whole powers are exact in every browser. */
function bellToTheFourth(lightness: number): number {
  const white = (1 - lightness) / (1 - bellTop);
  const black = lightness / bellTop;
  const black2 = black * black;
  return fourth(white) * white * (black2 * black2 * black2 * black);
}

function fourth(value: number): number {
  const square = value * value;
  return square * square;
}
