import type { HexColor } from "./hex-color.ts";

/** The encoded channels of an sRGB color, 0 to 1. */
export type Rgb = { readonly r: number; readonly g: number; readonly b: number };

/** Returns the 24 bits of a color, red first. */
export function bitsOf(hex: HexColor): number {
  return Number.parseInt(hex.slice(1), 16);
}

/** Returns the color of 24 bits, red first. */
export function hexOfBits(bits: number): HexColor {
  return String.fromCharCode(
    hash,
    digitAt(bits, 20),
    digitAt(bits, 16),
    digitAt(bits, 12),
    digitAt(bits, 8),
    digitAt(bits, 4),
    digitAt(bits, 0),
  ) as HexColor;
}

const hash = 35;

/** Returns the code of the hexadecimal digit that begins at a bit. */
function digitAt(bits: number, shift: number): number {
  const digit = (bits >> shift) & 15;
  return digit < 10 ? 48 + digit : 87 + digit;
}

/** Returns the encoded channels of a color. */
export function rgbOf(hex: HexColor): Rgb {
  const bits = bitsOf(hex);
  return { r: (bits >> 16) / 255, g: ((bits >> 8) & 255) / 255, b: (bits & 255) / 255 };
}

/** Returns the nearest 8-bit color; clips channels outside 0 to 1. */
export function hexOfRgb(rgb: Rgb): HexColor {
  return hexOfBits((byteOf(rgb.r) << 16) | (byteOf(rgb.g) << 8) | byteOf(rgb.b));
}

/** Returns a channel as a whole number, 0 to 255. */
function byteOf(channel: number): number {
  return Math.round(Math.min(1, Math.max(0, channel)) * 255);
}
