import { isBetween } from "#checks/contrast-window.ts";
import { luminanceOfBits } from "#color/contrast.ts";
import { blueOfLms, greenOfLms, redOfLms } from "#color/linear-rgb.ts";
import { floorByteOf, linearOfByte } from "#color/srgb-transfer.ts";
import { chromaOn, curveAt } from "./chroma-curve.ts";
import type { ChromaCurve } from "./chroma-curve.ts";
import { shiftsAt } from "./oklab-shift.ts";
import type { ChannelShifts } from "./oklab-shift.ts";

/** How far from the curve's hue, in OKLab distance over chroma, a rounded color is taken without a search: the sine of a degree. */
const freeDrift = 0.01745240643728351;
/** How much worse a distance in hue is than the same distance in lightness or chroma. */
const hueWeight = 3;
/** What to add to a color's lower bits for each of the eight ways to round its channels. */
const corners = [0, 1, 0x100, 0x101, 0x10000, 0x10001, 0x10100, 0x10101] as const;

/** The 24 bits of a curve's color at a lightness: of the eight around it the one nearest in hue, inside of a window of contrast on white. */
export function roundIntoWindow(
  curve: ChromaCurve,
  lightness: number,
  least: number,
  end: number,
): number {
  const here = curveAt(curve, lightness);
  const chroma = chromaOn(here, lightness);
  const exact = exactColor(here, lightness, chroma);
  const low = bitsBelow(exact);
  const nearest = low + nearestCorner(exact, low);
  const isNear = besideOf(exact, nearest) <= freeDrift * chroma;
  if (isNear && isBetween(luminanceOfBits(nearest), least, end)) return nearest;
  let best = nearest;
  let leastCost = Number.POSITIVE_INFINITY;
  for (const corner of corners) {
    const cost = costOf(exact, low + corner);
    if (cost >= leastCost || !isBetween(luminanceOfBits(low + corner), least, end)) continue;
    best = low + corner;
    leastCost = cost;
  }
  return best;
}

/** A color before rounding: its linear channels, and what a change of them does. */
type ExactColor = {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly shifts: ChannelShifts;
};

function exactColor(curve: ChromaCurve, lightness: number, chroma: number): ExactColor {
  const x = lightness + chroma * curve.gamut.l;
  const y = lightness + chroma * curve.gamut.m;
  const z = lightness + chroma * curve.gamut.s;
  const l = x * x * x;
  const m = y * y * y;
  const s = z * z * z;
  return {
    red: redOfLms(l, m, s),
    green: greenOfLms(l, m, s),
    blue: blueOfLms(l, m, s),
    shifts: shiftsAt(curve, x, y, z),
  };
}

/** The bits of the color whose channels are the nearest ones below. */
function bitsBelow({ red, green, blue }: ExactColor): number {
  return (floorByteOf(red) << 16) | (floorByteOf(green) << 8) | floorByteOf(blue);
}

/** What to add to the lower bits so that every channel is the nearer one, in linear light. */
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

/** How far 24 bits stand beside the curve's hue, in OKLab. */
function besideOf({ red, green, blue, shifts }: ExactColor, bits: number): number {
  return Math.abs(
    redMiss(bits, red) * shifts.red.beside +
      greenMiss(bits, green) * shifts.green.beside +
      blueMiss(bits, blue) * shifts.blue.beside,
  );
}

function costOf(exact: ExactColor, bits: number): number {
  const { shifts } = exact;
  const red = redMiss(bits, exact.red);
  const green = greenMiss(bits, exact.green);
  const blue = blueMiss(bits, exact.blue);
  const up = red * shifts.red.up + green * shifts.green.up + blue * shifts.blue.up;
  const along = red * shifts.red.along + green * shifts.green.along + blue * shifts.blue.along;
  const beside = hueWeight * besideOf(exact, bits);
  return up * up + along * along + beside * beside;
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
