import type { HexColor } from "./hex-color.ts";

/** The channels of an sRGB color as they are encoded, 0 to 1. */
export type Rgb = { readonly r: number; readonly g: number; readonly b: number };

/** The 24 bits of a color, red first. */
export function bitsOf(hex: HexColor): number {
  return Number.parseInt(hex.slice(1), 16);
}

/** The color of 24 bits, red first. */
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

/** The code of the hexadecimal digit that begins at a bit. */
function digitAt(bits: number, shift: number): number {
  const digit = (bits >> shift) & 15;
  return digit < 10 ? 48 + digit : 87 + digit;
}

/** The encoded channels of a color. */
export function rgbOf(hex: HexColor): Rgb {
  const bits = bitsOf(hex);
  return { r: (bits >> 16) / 255, g: ((bits >> 8) & 255) / 255, b: (bits & 255) / 255 };
}

/** The nearest 8-bit color; channels outside of 0 to 1 are cut off. */
export function hexOfRgb(rgb: Rgb): HexColor {
  return hexOfBits((byteOf(rgb.r) << 16) | (byteOf(rgb.g) << 8) | byteOf(rgb.b));
}

/** A channel as a whole number, 0 to 255. */
function byteOf(channel: number): number {
  return Math.round(Math.min(1, Math.max(0, channel)) * 255);
}
