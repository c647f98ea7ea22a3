import { isBetween, luminanceOfBits } from "#color/contrast.ts";
import { blueOfLms, greenOfLms, redOfLms } from "#color/linear-rgb.ts";
import { floorByteOf, linearOfByte } from "#color/srgb-transfer.ts";
import { chromaOn, directionAt, type ChromaCurve } from "./chroma-curve.ts";
import type { HueDirection } from "./hue-direction.ts";
import { besideOf, shiftsAt } from "./oklab-shift.ts";

/**
 * The OKLab distance from the curve's hue, over chroma, below which no search is needed: the sine
 * of a degree.
 */
const toleratedDrift = 0.01745240643728351;
/** The cost of a distance in hue, relative to the same distance in lightness or chroma. */
const hueWeight = 3;
/** The numbers to add to a color's lower bits for each of the eight ways to round its channels. */
const corners = [0, 1, 0x100, 0x101, 0x10000, 0x10001, 0x10100, 0x10101] as const;

/**
 * Returns the 24 bits of a curve's color at a lightness: of the eight colors around it, the one
 * nearest in hue inside a window of contrast on white.
 */
export function roundIntoWindow(
  curve: ChromaCurve,
  lightness: number,
  least: number,
  end: number,
): number {
  const direction = directionAt(curve, lightness);
  const chroma = chromaOn(curve, direction, lightness);
  const exact = exactColor(direction, lightness, chroma);
  const low = bitsBelow(exact);
  const nearest = low + nearestCorner(exact, low);
  if (isOnHue(exact, nearest, chroma) && isBetween(luminanceOfBits(nearest), least, end))
    return nearest;
  return findCorner(exact, low, least, end) ?? nearest;
}

/** A color before rounding: the cube roots of its cone responses and its linear channels. */
type ExactColor = {
  readonly direction: HueDirection;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly red: number;
  readonly green: number;
  readonly blue: number;
};

function exactColor(direction: HueDirection, lightness: number, chroma: number): ExactColor {
  const { gamut } = direction;
  const x = lightness + chroma * gamut.l;
  const y = lightness + chroma * gamut.m;
  const z = lightness + chroma * gamut.s;
  const l = x * x * x;
  const m = y * y * y;
  const s = z * z * z;
  const red = redOfLms(l, m, s);
  return { direction, x, y, z, red, green: greenOfLms(l, m, s), blue: blueOfLms(l, m, s) };
}

/** Returns the bits of the color whose channels are the nearest ones below. */
function bitsBelow({ red, green, blue }: ExactColor): number {
  return (floorByteOf(red) << 16) | (floorByteOf(green) << 8) | floorByteOf(blue);
}

/**
 * Returns the number to add to the lower bits so that every channel is the nearer one, in linear
 * light.
 */
function nearestCorner({ red, green, blue }: ExactColor, low: number): number {
  return (
    (roundsUp(red, low >> 16) ? 0x10000 : 0) +
    (roundsUp(green, (low >> 8) & 255) ? 0x100 : 0) +
    (roundsUp(blue, low & 255) ? 1 : 0)
  );
}

function roundsUp(linear: number, byte: number): boolean {
  return 2 * linear >= (linearOfByte[byte] as number) + (linearOfByte[byte + 1] as number);
}

/** Returns whether 24 bits are so near to the curve's hue, in OKLab, that no search is needed. */
function isOnHue(exact: ExactColor, bits: number, chroma: number): boolean {
  const red = redMiss(bits, exact.red);
  const green = greenMiss(bits, exact.green);
  const blue = blueMiss(bits, exact.blue);
  return Math.abs(besideOf(exact, red, green, blue)) <= toleratedDrift * chroma;
}

/**
 * Finds, of the eight ways to round the channels, the cheapest one inside a window; undefined if
 * none is inside.
 */
function findCorner(
  exact: ExactColor,
  low: number,
  least: number,
  end: number,
): number | undefined {
  const { red, green, blue } = shiftsAt(exact);
  let best: number | undefined;
  let leastCost = Number.POSITIVE_INFINITY;
  for (const corner of corners) {
    const bits = low + corner;
    const r = redMiss(bits, exact.red);
    const g = greenMiss(bits, exact.green);
    const b = blueMiss(bits, exact.blue);
    const up = r * red.up + g * green.up + b * blue.up;
    const along = r * red.along + g * green.along + b * blue.along;
    const beside = hueWeight * (r * red.beside + g * green.beside + b * blue.beside);
    const cost = up * up + along * along + beside * beside;
    if (cost >= leastCost || !isBetween(luminanceOfBits(bits), least, end)) continue;
    best = bits;
    leastCost = cost;
  }
  return best;
}

function redMiss(bits: number, red: number): number {
  return (linearOfByte[bits >> 16] as number) - red;
}

function greenMiss(bits: number, green: number): number {
  return (linearOfByte[(bits >> 8) & 255] as number) - green;
}

function blueMiss(bits: number, blue: number): number {
  return (linearOfByte[bits & 255] as number) - blue;
}
