import { type HexColor, hslOf, oklchOf, rgbOf } from "@tessera/engine/color";
import { roundTo } from "./color-numbers.ts";
import { parseColor } from "./parse-color.ts";

/** A CSS notation for colors. */
export type ColorNotation = "hex" | "rgb" | "hsl" | "oklch";

/** The notations in the order of the menu, each with its name. */
export const colorNotations: readonly { readonly id: ColorNotation; readonly text: string }[] = [
  { id: "hex", text: "Hex" },
  { id: "rgb", text: "RGB" },
  { id: "hsl", text: "HSL" },
  { id: "oklch", text: "OKLCH" },
];

/** More than any 8-bit color needs. */
const mostDecimals = 6;

const printers: Readonly<Record<ColorNotation, (hex: HexColor, decimals: number) => string>> = {
  hex: (hex) => hex,
  rgb(hex) {
    const { r, g, b } = rgbOf(hex);
    return `rgb(${[r, g, b].map((channel) => Math.round(channel * 255)).join(" ")})`;
  },
  hsl(hex, decimals) {
    const { h, s, l } = hslOf(hex);
    const [saturation, lightness] = [s, l].map((part) => roundTo(part * 100, decimals));
    return `hsl(${roundTo(h, decimals)} ${saturation}% ${lightness}%)`;
  },
  oklch(hex, decimals) {
    const { l, c, h } = oklchOf(hex);
    const lightness = roundTo(l * 100, decimals + 1);
    return `oklch(${lightness}% ${roundTo(c, decimals + 3)} ${roundTo(h, decimals + 1)})`;
  },
};

/** Prints a color in a CSS notation, with the fewest decimals that read back to the same color. */
export function printColor(hex: HexColor, notation: ColorNotation): string {
  for (let decimals = 0; decimals < mostDecimals; decimals++) {
    const text = printers[notation](hex, decimals);
    if (parseColor(text)?.hex === hex) return text;
  }
  return hex;
}
