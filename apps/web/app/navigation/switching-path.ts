import type { Locale } from "@tessera/contract";
import { withoutLocale } from "./localized-path.ts";

/** What each language calls itself. */
export const localeNames: Readonly<Record<Locale, string>> = { en: "English", tr: "Türkçe" };

/** The language that the page is not in. */
export function otherLocale(locale: Locale): Locale {
  return locale === "en" ? "tr" : "en";
}

/** The address that switches a page to a locale: with the prefix even for English, because a prefix is what the server remembers. */
export function switchingPath(path: string, locale: Locale): string {
  const plain = withoutLocale(path);
  return plain === "/" ? `/${locale}` : `/${locale}${plain}`;
}
