import type { Locale } from "@tessera/contract";

/** Prints a slug as a name: its words with capital letters. */
export function printSlug(slug: string, locale: Locale): string {
  return slug
    .split("-")
    .filter((word) => word !== "")
    .map((word) => word.charAt(0).toLocaleUpperCase(locale) + word.slice(1))
    .join(" ");
}
