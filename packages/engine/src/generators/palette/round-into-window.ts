import { luminanceOfBits } from "#color/contrast.ts";
import type { HexColor } from "#color/hex-color.ts";
import { blueOfLms, greenOfLms, redOfLms } from "#color/linear-rgb.ts";
import { oklabOfBits } from "#color/oklab.ts";
import { hexOfBits } from "#color/rgb.ts";
import { encodedOf } from "#color/srgb-transfer.ts";
import type { ChromaCurve } from "./chroma-curve.ts";
import { windowIndexOf } from "./contrast-window.ts";

/** How far from the curve's hue, in OKLab distance over chroma, a rounded color is taken without a search: one degree. */
const freeDrift = Math.sin(Math.PI / 180);
/** How much worse a distance in hue is than the same distance in lightness or chroma. */
const hueWeight = 3;

/** The 8-bit color of a curve at a lightness: of the eight around it the one nearest in hue, inside of its window. */
export function roundIntoWindow(curve: ChromaCurve, lightness: number, index: number): HexColor {
  const channels = channelsOf(curve, lightness);
  const nearest = bitsOfChannels(channels, toNearest);
  const chroma = curve.chromaAt(lightness);
  if (isInWindow(nearest, index) && hueMiss(curve, nearest) <= freeDrift * chroma) {
    return hexOfBits(nearest);
  }
  let best = nearest;
  let leastCost = Number.POSITIVE_INFINITY;
  for (const rounding of roundings) {
    const bits = bitsOfChannels(channels, rounding);
    const cost = isInWindow(bits, index)
      ? costOf(curve, bits, lightness, chroma)
      : Number.POSITIVE_INFINITY;
    if (cost >= leastCost) continue;
    best = bits;
    leastCost = cost;
  }
  return hexOfBits(best);
}

type Triple = readonly [number, number, number];

const toNearest: Triple = [0.5, 0.5, 0.5];
/** The ways to round three channels, each down or up, as what is added before the fraction is cut off. */
const roundings: readonly Triple[] = Array.from(
  { length: 8 },
  (_, corner) => [corner & 1, (corner >> 1) & 1, corner >> 2] as const,
);

/** The encoded channels of a curve at a lightness, 0 to 255 and not yet whole. */
function channelsOf({ gamut, chromaAt }: ChromaCurve, lightness: number): Triple {
  const chroma = chromaAt(lightness);
  const l = (lightness + chroma * gamut.l) ** 3;
  const m = (lightness + chroma * gamut.m) ** 3;
  const s = (lightness + chroma * gamut.s) ** 3;
  return [byteAt(redOfLms(l, m, s)), byteAt(greenOfLms(l, m, s)), byteAt(blueOfLms(l, m, s))];
}

function byteAt(linear: number): number {
  return encodedOf(Math.min(1, Math.max(0, linear))) * 255;
}

function bitsOfChannels(channels: Triple, added: Triple): number {
  const red = Math.min(255, Math.floor(channels[0] + added[0]));
  const green = Math.min(255, Math.floor(channels[1] + added[1]));
  const blue = Math.min(255, Math.floor(channels[2] + added[2]));
  return (red << 16) | (green << 8) | blue;
}

function isInWindow(bits: number, index: number): boolean {
  return windowIndexOf(luminanceOfBits(bits)) === index;
}

/** How far a color stands beside the line of the curve's hue, in OKLab. */
function hueMiss({ hueCos, hueSin }: ChromaCurve, bits: number): number {
  const { a, b } = oklabOfBits(bits);
  return Math.abs(b * hueCos - a * hueSin);
}

function costOf(curve: ChromaCurve, bits: number, lightness: number, chroma: number): number {
  const { l, a, b } = oklabOfBits(bits);
  const along = a * curve.hueCos + b * curve.hueSin - chroma;
  const beside = (b * curve.hueCos - a * curve.hueSin) * hueWeight;
  return (l - lightness) ** 2 + along * along + beside * beside;
}
