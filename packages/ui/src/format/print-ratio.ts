import { printContrast } from "@tessera/engine/color";
import { printNumber } from "./print-number.ts";

/** Prints a contrast with two decimals in a language's notation, never rounded up. */
export function printRatio(contrast: number, locale: string): string {
  return printNumber(Number(printContrast(contrast)), locale, { least: 2, most: 2 });
}
