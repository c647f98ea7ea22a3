import { contrastRatio, parseHexColor, type HexColor } from "@tessera/engine/color";
import { printRatio } from "./print-ratio.ts";

/** Prints the contrast of two hex colors with two decimals; the second defaults to white. */
export function printContrastRatio(one: string, other = "#ffffff", locale = "en"): string {
  return printRatio(contrastRatio(requireColor(one), requireColor(other)), locale);
}

function requireColor(text: string): HexColor {
  const color = parseHexColor(text);
  if (!color) throw new RangeError(`Not a hex color: ${text}. Write it as #rgb or #rrggbb.`);
  return color;
}
