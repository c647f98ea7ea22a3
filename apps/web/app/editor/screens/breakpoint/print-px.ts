import { printNumber } from "@tessera/ui";

/** A length in px for people, with one decimal; empty where there is none. */
export function printPx(px: number | undefined, locale: string): string {
  return px === undefined ? "" : `${printNumber(px, locale, { most: 1 })} px`;
}
