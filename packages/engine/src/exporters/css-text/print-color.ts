import { hslOf } from "#color/hsl.ts";
import { bitsOf } from "#color/rgb.ts";
import { printNumber } from "#tokens/print-number.ts";
import { printHex, type PrintColor } from "#tokens/print-token-value.ts";
import { roundNumber } from "#tokens/round-number.ts";
import type { ColorValue } from "#tokens/token.ts";
import type { ColorNotation } from "../options/print-options.ts";
import { shortenOklch } from "./shorten-oklch.ts";

/**
 * The printers of a color as a CSS text by notation; hex falls back to rgb for a color that is not
 * opaque.
 */
export const colorPrinters: Readonly<Record<ColorNotation, PrintColor>> = {
  hex: printHex,
  rgb: ({ hex, alpha }) => {
    const bits = bitsOf(hex);
    return printFunction("rgb", [bits >> 16, (bits >> 8) & 255, bits & 255].map(String), alpha);
  },
  hsl: ({ hex, alpha }) => {
    const { h, s, l } = hslOf(hex);
    return printFunction(
      "hsl",
      [round(h, 2), `${round(s * 100, 2)}%`, `${round(l * 100, 2)}%`],
      alpha,
    );
  },
  oklch: ({ hex, alpha }) => {
    const { l, c, h } = shortenOklch(hex);
    return printFunction("oklch", [l, c, h].map(printNumber), alpha);
  },
};

/** Prints a color for a wide-gamut screen: its wide color, or the color itself. */
export function printWideColor(color: ColorValue, printPlain: PrintColor): string {
  const { wide, alpha } = color;
  if (!wide) return printPlain(color);
  return printFunction("oklch", [wide.l, wide.c, wide.h].map(printNumber), alpha);
}

function printFunction(name: string, parts: readonly string[], alpha: number): string {
  const opacity = alpha === 1 ? "" : ` / ${printNumber(alpha)}`;
  return `${name}(${parts.join(" ")}${opacity})`;
}

function round(value: number, decimals: number): string {
  return printNumber(roundNumber(value, decimals));
}
