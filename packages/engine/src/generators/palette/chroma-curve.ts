import { gamutOfDirection, maxChromaIn } from "#color/gamut.ts";
import type { HueGamut } from "#color/gamut.ts";
import type { Oklab } from "#color/oklab.ts";
import { leastHuedChroma } from "#color/oklch.ts";

/** The colors that a ramp may take: one hue, and at each lightness one chroma. */
export type ChromaCurve = {
  readonly gamut: HueGamut;
  /** The hue's direction in OKLab. */
  readonly hueCos: number;
  readonly hueSin: number;
  /** The chroma at the top of the bell, or everywhere where there is none; 0 for greys. */
  readonly highest: number;
  readonly hasBell: boolean;
  /** The most chroma over the distance from white. */
  readonly mostTint: number;
};

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

/**
 * The curve through a base color. Chroma, not its share of the gamut, follows a bell over lightness that goes through
 * the base: a muted base has muted tints, and a vivid one fills what little chroma the gamut holds near white. It stays
 * softly below the gamut's edge.
 */
export function chromaCurveThrough(base: Oklab): ChromaCurve {
  const chroma = chromaOf(base);
  const curve = curveOf(base, chroma);
  if (chroma === 0) return { ...curve, highest: 0, hasBell: true, mostTint };
  const share = Math.min(mostShare, chroma / maxChromaIn(curve.gamut, base.l));
  const wishedAtBase = chroma / Math.sqrt(Math.sqrt(1 - share ** 4));
  return {
    ...curve,
    highest: Math.min(
      wishedAtBase / Math.sqrt(Math.sqrt(bellToTheFourth(base.l))),
      mostGain * chroma,
    ),
    hasBell: true,
    mostTint: Math.max(mostTint, (mostTintOverBase * chroma) / (1 - base.l)),
  };
}

/** A curve of a color's hue that asks for one chroma at every lightness, at most the color's own, softly less towards white and at the gamut's edge. */
export function chromaCurveAt(color: Oklab, mostChroma: number, tint: number): ChromaCurve {
  const chroma = chromaOf(color);
  const highest = Math.min(chroma, mostChroma);
  return { ...curveOf(color, chroma), highest, hasBell: false, mostTint: tint };
}

/** The chroma of a curve at a lightness: softly the least of what the bell, the distance from white, and the gamut allow. */
export function chromaOn(curve: ChromaCurve, lightness: number): number {
  const { gamut, highest, hasBell } = curve;
  if (highest === 0 || lightness <= 0 || lightness >= 1) return 0;
  const wished = hasBell ? fourth(highest) * bellToTheFourth(lightness) : fourth(highest);
  const tint = fourth(curve.mostTint * (1 - lightness));
  const edge = fourth(maxChromaIn(gamut, lightness));
  return 1 / Math.sqrt(Math.sqrt(1 / wished + 1 / tint + 1 / edge));
}

function curveOf(
  { a, b }: Oklab,
  chroma: number,
): Pick<ChromaCurve, "gamut" | "hueCos" | "hueSin"> {
  const hueCos = chroma === 0 ? 1 : a / chroma;
  const hueSin = chroma === 0 ? 0 : b / chroma;
  return { gamut: gamutOfDirection(hueCos, hueSin), hueCos, hueSin };
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
