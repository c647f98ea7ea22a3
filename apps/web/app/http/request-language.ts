import type { Locale } from "@tessera/contract";
import { findCookieLocale, findStoredLocale } from "#navigation/locale-cookie.ts";

/** The language that calls ask for: of the cookie, else stored, else the browser's, else English. */
export function requestLanguage(): string {
  return chooseLanguage(findCookieLocale(), findStoredLocale(), navigator.language);
}

/** The first language there is, in this order. */
export function chooseLanguage(
  cookie: Locale | undefined,
  stored: Locale | undefined,
  browser: string | undefined,
): string {
  return cookie ?? stored ?? (browser || "en");
}
