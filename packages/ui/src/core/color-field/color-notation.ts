import { type HexColor, hslOf, oklchOf, rgbOf } from "@tessera/engine/color";
import { parseColor } from "./parse-color.ts";

/** A way to write a color down. */
export type ColorNotation = "hex" | "rgb" | "hsl" | "oklch";

/** The notations in the order in which they are offered, each with its name. */
export const colorNotations: readonly { readonly id: ColorNotation; readonly text: string }[] = [
  { id: "hex", text: "Hex" },
  { id: "rgb", text: "RGB" },
  { id: "hsl", text: "HSL" },
  { id: "oklch", text: "OKLCH" },
];

/** More than any color of 8 bits needs. */
const mostDecimals = 6;

const printers: Readonly<Record<ColorNotation, (hex: HexColor, decimals: number) => string>> = {
  hex: (hex) => hex,
  rgb(hex) {
    const { r, g, b } = rgbOf(hex);
    return `rgb(${[r, g, b].map((channel) => Math.round(channel * 255)).join(" ")})`;
  },
  hsl(hex, decimals) {
    const { h, s, l } = hslOf(hex);
    const [saturation, lightness] = [s, l].map((part) => round(part * 100, decimals));
    return `hsl(${round(h, decimals)} ${saturation}% ${lightness}%)`;
  },
  oklch(hex, decimals) {
    const { l, c, h } = oklchOf(hex);
    const lightness = round(l * 100, decimals + 1);
    return `oklch(${lightness}% ${round(c, decimals + 3)} ${round(h, decimals + 1)})`;
  },
};

/** A color in a notation of CSS, with the fewest decimals that still read back as the same color. */
export function printColor(hex: HexColor, notation: ColorNotation): string {
  for (let decimals = 0; decimals < mostDecimals; decimals++) {
    const text = printers[notation](hex, decimals);
    if (parseColor(text)?.hex === hex) return text;
  }
  return hex;
}

function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
