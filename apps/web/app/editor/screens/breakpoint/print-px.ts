import { printNumber } from "@tessera/ui";

/** Prints a length in px with one decimal in a locale; empty if undefined. */
export function printPx(px: number | undefined, locale: string): string {
  return px === undefined ? "" : `${printNumber(px, locale, { most: 1 })} px`;
}
