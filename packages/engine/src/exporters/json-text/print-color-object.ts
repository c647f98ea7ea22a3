import { rgbOf } from "#color/rgb.ts";
import { roundNumber } from "#tokens/round-number.ts";
import type { ColorValue } from "#tokens/token.ts";
import type { Json } from "./print-json.ts";

/**
 * Prints a color in the format of the DTCG color module of 2025.10: encoded sRGB channels, opacity,
 * and the hex for older tools.
 */
export function printColorObject({ hex, alpha }: ColorValue): Json {
  const { r, g, b } = rgbOf(hex);
  const components = [r, g, b].map((channel) => roundNumber(channel, 5));
  return { colorSpace: "srgb", components, alpha, hex };
}
