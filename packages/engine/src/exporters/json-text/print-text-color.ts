import { rgbOf } from "#color/rgb.ts";
import { printNumber } from "#tokens/print-number.ts";
import type { ColorValue } from "#tokens/token.ts";

/** Prints a color for token tools without color objects: `#2447b8`, `rgba(36, 71, 184, 0.5)`. */
export function printTextColor({ hex, alpha }: ColorValue): string {
  if (alpha === 1) return hex;
  const { r, g, b } = rgbOf(hex);
  const bytes = [r, g, b].map((channel) => Math.round(channel * 255));
  return `rgba(${bytes.join(", ")}, ${printNumber(alpha)})`;
}
