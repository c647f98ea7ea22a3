import { maxChromaIn } from "#color/gamut.ts";
import type { Oklab } from "#color/oklab.ts";
import { leastHuedChroma } from "#color/oklch.ts";
import type { Taste } from "../advanced-color.ts";
import { directionOn, huePathThrough, type HuePath, type HueTaste } from "./hue-path.ts";
import type { HueTable } from "./hue-table.ts";
import { bentDirection, hueDirectionOf, yellownessOf, type HueDirection } from "./hue-direction.ts";

/** The possible colors of a palette: one hue and one chroma at each lightness. */
export type ChromaCurve = {
  /** The direction of the base. */
  readonly direction: HueDirection;
  /** The chroma at the top of the bell, or everywhere if the curve has no bell; 0 for greys. */
  readonly highest: number;
  readonly hasBell: boolean;
  /** The maximum ratio of chroma to the distance from white. */
  readonly mostTint: number;
  readonly baseLightness: number;
  /** The factor of chroma far away from the base; 1 changes nothing. */
  readonly gain: number;
  /** The hue over lightness; undefined if the curve keeps its hue, except for a bend. */
  readonly path: HuePath | undefined;
  /** The bend of the hue toward gold in dark colors, 0 to 1. */
  readonly bend: number;
};

/** The parts of a design that change a curve. */
export type CurveDesign = {
  readonly taste: Pick<Taste, "vividness" | "hueShift" | "yellows">;
  /** Another table than the engine's, to measure what it would give. */
  readonly hueTable?: HueTable | undefined;
};

/**
 * The lightness at the top of the chroma bell; it falls with the powers 5/4 toward white and 7/4
 * toward black.
 */
const bellTop = 0.58;
/**
 * The maximum share of the gamut's chroma that counts for a base; a more vivid base adds no chroma
 * around it.
 */
const mostShare = 0.96;
/** The maximum ratio of the bell to the chroma of the base, so that a nearly grey base stays so. */
const mostGain = 8;
/**
 * The maximum ratio of a light step's chroma to its distance from white; the gamut allows glowing
 * green tints.
 */
const mostTint = 0.85;
/** The maximum for a base that is itself more vivid than that, as a factor of the base's ratio. */
const mostTintOverBase = 1.3;

const gains: Readonly<Record<Taste["vividness"], number>> = {
  muted: 0.55,
  natural: 1,
  vivid: 1.6,
};
/** The distance in lightness from the base at which the gain reaches its half. */
const gainReach = 0.12;

/**
 * Returns the curve through a base color. Its chroma (not its share of the gamut) follows a bell
 * over lightness that goes through the base. So a muted base has muted tints, and a vivid one uses
 * all the chroma of the gamut near white. The curve stays softly below the gamut's edge.
 * `edgeAtBase` is the gamut's maximum chroma at the base.
 */
export function chromaCurveThrough(
  base: Oklab,
  { taste, hueTable }: CurveDesign,
  edgeAtBase?: number,
): ChromaCurve {
  const chroma = chromaOf(base);
  const direction = hueDirectionOf(base, chroma);
  const edge = edgeAtBase ?? maxChromaIn(direction.gamut, base.l);
  return {
    direction,
    highest: chroma === 0 ? 0 : highestThrough(base.l, chroma, edge),
    hasBell: true,
    mostTint:
      chroma === 0 ? mostTint : Math.max(mostTint, (mostTintOverBase * chroma) / (1 - base.l)),
    baseLightness: base.l,
    gain: gains[taste.vividness],
    path: huePathThrough(base, chroma, taste, hueTable),
    bend: taste.hueShift === "none" && taste.yellows === "golden" ? yellownessOf(direction) : 0,
  };
}

/** Returns the top of the bell through a chroma at a lightness, for the gamut's edge there. */
function highestThrough(lightness: number, chroma: number, edge: number): number {
  const share = Math.min(mostShare, chroma / edge);
  const preferred = chroma / Math.sqrt(Math.sqrt(1 - fourth(share)));
  return Math.min(preferred / Math.sqrt(Math.sqrt(bellToTheFourth(lightness))), mostGain * chroma);
}

/**
 * Returns a curve of a color's hue with one chroma at every lightness. The chroma is at most the
 * color's own, and softly lower toward white and at the gamut's edge. Without a taste the hue is
 * the same at every lightness.
 */
export function chromaCurveAt(
  color: Oklab,
  mostChroma: number,
  tint: number,
  taste?: HueTaste,
): ChromaCurve {
  const chroma = chromaOf(color);
  const path = taste && huePathThrough(color, chroma, taste);
  return {
    direction: hueDirectionOf(color, chroma),
    highest: Math.min(chroma, mostChroma),
    hasBell: false,
    mostTint: tint,
    baseLightness: color.l,
    gain: 1,
    path: path && { ...path, lights: 1 },
    bend: 0,
  };
}

/** Returns the direction of a curve's hue at a lightness. */
export function directionAt(curve: ChromaCurve, lightness: number): HueDirection {
  const { direction, path, bend, baseLightness } = curve;
  if (path) return directionOn(path, lightness, direction);
  if (bend === 0 || lightness >= baseLightness) return direction;
  return bentDirection(direction, bend * Math.min(1, 1.3 * (1 - lightness / baseLightness)));
}

/**
 * Returns the chroma of a curve at a lightness, where it has a direction: the soft minimum of the
 * bell, the limit by the distance from white, and the sRGB gamut.
 */
export function chromaOn(curve: ChromaCurve, { gamut }: HueDirection, lightness: number): number {
  if (curve.highest === 0 || lightness <= 0 || lightness >= 1) return 0;
  return chromaBelow(curve, lightness, maxChromaIn(gamut, lightness));
}

/** Returns the chroma of a curve at a lightness, softly below the edge of any gamut. */
export function chromaBelow(curve: ChromaCurve, lightness: number, edgeChroma: number): number {
  const { highest, hasBell, gain, path } = curve;
  const preferred = hasBell ? fourth(highest) * bellToTheFourth(lightness) : fourth(highest);
  const tint = fourth(curve.mostTint * (1 - lightness));
  const edge = fourth(edgeChroma);
  if (gain === 1 && !path) return softLeast(preferred, tint, edge);
  const gained = gainAt(curve, lightness);
  const more = fourth(Math.max(1, gained));
  return Math.min(1, gained) * softLeast(more * preferred, more * tint, edge);
}

/**
 * Returns the soft minimum of three fourth powers: the fourth root of 1 over the sum of their
 * reciprocals, in one division.
 */
function softLeast(one: number, other: number, third: number): number {
  const both = one * other;
  return Math.sqrt(Math.sqrt((both * third) / (both + third * (one + other))));
}

/**
 * Returns the factor of a taste for chroma: 1 at the base, which keeps its color, and the whole
 * gain far away.
 */
function gainAt({ gain, path, baseLightness }: ChromaCurve, lightness: number): number {
  const distance = (lightness - baseLightness) / gainReach;
  const square = distance * distance;
  const reached = square / (square + 1);
  const lights = path && distance > 0 ? 1 + (path.lights - 1) * reached : 1;
  return (1 + (gain - 1) * reached) * lights;
}

/** Returns the chroma of a color; 0 for a grey, also one with rounding errors. */
function chromaOf({ a, b }: Oklab): number {
  const chroma = Math.sqrt(a * a + b * b);
  return chroma < leastHuedChroma ? 0 : chroma;
}

/**
 * Returns the fourth power of the bell: 1 at its top, 0 at white and black. Whole powers are exact
 * in every browser.
 */
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
