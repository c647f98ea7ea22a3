import { printContrast } from "@tessera/engine/color";

/** A contrast with two decimals in a language's notation, never rounded up. */
export function printRatio(contrast: number, locale: string): string {
  const format = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return Number(printContrast(contrast)).toLocaleString(locale, format);
}
