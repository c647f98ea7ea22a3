import type { Locale } from "@tessera/contract";
import { withoutLocale } from "./localized-path.ts";

/** The name of each language in that language. */
export const localeNames: Readonly<Record<Locale, string>> = { en: "English", tr: "Türkçe" };

/** Returns the language that the page is not in. */
export function otherLocale(locale: Locale): Locale {
  return locale === "en" ? "tr" : "en";
}

/**
 * Returns the address that switches a page to a locale. It has a prefix for English too, because
 * the server stores the locale of a prefix.
 */
export function switchingPath(path: string, locale: Locale): string {
  const plain = withoutLocale(path);
  return plain === "/" ? `/${locale}` : `/${locale}${plain}`;
}
