import { gamutOfHue, maxChromaIn } from "#color/gamut.ts";
import type { HueGamut } from "#color/gamut.ts";
import type { Oklch } from "#color/oklch.ts";

/** The colors that a ramp may take: one hue, and at each lightness one chroma. */
export type ChromaCurve = {
  readonly gamut: HueGamut;
  /** The hue's direction in OKLab. */
  readonly hueCos: number;
  readonly hueSin: number;
  readonly chromaAt: (lightness: number) => number;
};

/** The lightness at which the bell of chroma stands highest, and how fast it falls towards white and black. */
const bell = { top: 0.58, towardsWhite: 1.3, towardsBlack: 1.8 } as const;
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
export function chromaCurveThrough(base: Oklch): ChromaCurve {
  const gamut = gamutOfHue(base.h);
  if (base.c === 0) return curveOf(base.h, gamut, () => 0);
  const share = Math.min(mostShare, base.c / maxChromaIn(gamut, base.l));
  const wishedAtBase = base.c / Math.sqrt(Math.sqrt(1 - share ** 4));
  const highest = Math.min(wishedAtBase / bellAt(base.l), mostGain * base.c);
  const tint = Math.max(mostTint, (mostTintOverBase * base.c) / (1 - base.l));
  return curveOf(base.h, gamut, (lightness) => {
    const wished = softLeast(highest * bellAt(lightness), tint * (1 - lightness));
    return softLeast(wished, maxChromaIn(gamut, lightness));
  });
}

/** A curve that asks for one chroma at every lightness, softly less towards white and at the gamut's edge. */
export function chromaCurveAt(hue: number, chroma: number, mostTint: number): ChromaCurve {
  const gamut = gamutOfHue(hue);
  if (chroma === 0) return curveOf(hue, gamut, () => 0);
  return curveOf(hue, gamut, (lightness) => {
    const light = softLeast(chroma, mostTint * (1 - lightness));
    return softLeast(light, maxChromaIn(gamut, lightness));
  });
}

function curveOf(hue: number, gamut: HueGamut, chromaAt: ChromaCurve["chromaAt"]): ChromaCurve {
  const radians = (hue * Math.PI) / 180;
  return { gamut, hueCos: Math.cos(radians), hueSin: Math.sin(radians), chromaAt };
}

/** 1 at the top of the bell, and 0 at white and black. */
function bellAt(lightness: number): number {
  const { top, towardsWhite, towardsBlack } = bell;
  return ((1 - lightness) / (1 - top)) ** towardsWhite * (lightness / top) ** towardsBlack;
}

/** The lesser of two numbers that are not negative, rounded off where they are near each other. */
function softLeast(one: number, other: number): number {
  if (one === 0 || other === 0) return 0;
  const ratio = (one / other) ** 2;
  return one / Math.sqrt(Math.sqrt(1 + ratio * ratio));
}
