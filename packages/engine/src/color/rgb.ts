import type { HexColor } from "./hex-color.ts";

/** The channels of an sRGB color as they are encoded, 0 to 1. */
export type Rgb = { readonly r: number; readonly g: number; readonly b: number };

/** The 24 bits of a color, red first. */
export function bitsOf(hex: HexColor): number {
  return Number.parseInt(hex.slice(1), 16);
}

/** The color of 24 bits, red first. */
export function hexOfBits(bits: number): HexColor {
  return `#${(0x1000000 | bits).toString(16).slice(1)}` as HexColor;
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
