import type { HexColor } from "./hex-color.ts";
import { oklabOfLinear } from "./oklab.ts";
import { bitsOf } from "./rgb.ts";
import { linearOf, linearOfByte } from "./srgb-transfer.ts";

/** The nine weights of a matrix, by rows: of the channels in the simulated red, green and blue. */
type Matrix = readonly number[];

/**
 * Protanopia, deuteranopia and tritanopia. Source: Machado, Oliveira and Fernandes, "A
 * Physiologically-based Model for Simulation of Color Vision Deficiency", 2009, severity 1.
 */
const deficiencies: readonly Matrix[] = [
  [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
];

/**
 * The OKLab components of a color in full color vision, then in each simulation of a deficiency.
 */
export type SeenColor = Float64Array;

/** Colors that users must distinguish have at least this distance (ΔE_OK) in every color vision. */
export const leastApart = 0.08;
/** The distance that generated colors have, with a margin for tools that round differently. */
export const enoughApart = 0.0802;

/** Three components for full color vision, and for four simulations of each deficiency. */
const componentCount = 3 * (1 + 4 * deficiencies.length);

/**
 * Simulates how people see a color. The source leaves open whether its matrices are for linear light
 * or for encoded channels, and tools differ, also in clipping: this returns all four variants.
 */
export function seeColor(hex: HexColor): SeenColor {
  const bits = bitsOf(hex);
  const [r, g, b] = [bits >> 16, (bits >> 8) & 255, bits & 255] as const;
  const seen = new Float64Array(componentCount);
  const linear = [linearOfByte[r], linearOfByte[g], linearOfByte[b]] as Channels;
  const encoded = [r / 255, g / 255, b / 255] as const;
  let at = addSeen(seen, 0, linear);
  for (const matrix of deficiencies) {
    const ofLinear = simulate(matrix, linear);
    const ofEncoded = simulate(matrix, encoded);
    at = addSeen(seen, at, ofLinear);
    at = addSeen(seen, at, clip(ofLinear));
    at = addSeen(seen, at, decode(ofEncoded));
    at = addSeen(seen, at, decode(clip(ofEncoded)));
  }
  return seen;
}

/** Returns the distance of two colors in OKLab for full color vision. */
export function fullDistance(one: SeenColor, other: SeenColor): number {
  return Math.sqrt(squareAt(one, other, 0));
}

/** Returns the least distance of two colors in OKLab, with and without a deficiency. */
export function leastDistance(one: SeenColor, other: SeenColor): number {
  let least = squareAt(one, other, 0);
  for (let at = 3; at < componentCount; at += 3) {
    const square = squareAt(one, other, at);
    if (square < least) least = square;
  }
  return Math.sqrt(least);
}

type Channels = readonly [number, number, number];

/** Adds the OKLab components of a color in linear light, and returns the place after them. */
function addSeen(seen: SeenColor, at: number, linear: Channels): number {
  const { l, a, b } = oklabOfLinear(...linear);
  seen[at] = l;
  seen[at + 1] = a;
  seen[at + 2] = b;
  return at + 3;
}

/** Returns the squared distance of two colors in the simulation whose components start at a place. */
export function squareAt(one: SeenColor, other: SeenColor, at: number): number {
  const l = (one[at] as number) - (other[at] as number);
  const a = (one[at + 1] as number) - (other[at + 1] as number);
  const b = (one[at + 2] as number) - (other[at + 2] as number);
  return l * l + a * a + b * b;
}

function simulate(matrix: Matrix, [red, green, blue]: Channels): Channels {
  const channelAt = (row: number): number =>
    (matrix[row] as number) * red +
    (matrix[row + 1] as number) * green +
    (matrix[row + 2] as number) * blue;
  return [channelAt(0), channelAt(3), channelAt(6)];
}

function clip([red, green, blue]: Channels): Channels {
  return [clipChannel(red), clipChannel(green), clipChannel(blue)];
}

function clipChannel(channel: number): number {
  return Math.min(1, Math.max(0, channel));
}

function decode([red, green, blue]: Channels): Channels {
  return [decodeChannel(red), decodeChannel(green), decodeChannel(blue)];
}

/** Returns the linear light of a channel, which may be below 0. */
function decodeChannel(channel: number): number {
  return channel < 0 ? -linearOf(-channel) : linearOf(channel);
}
