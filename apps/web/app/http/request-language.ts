import type { Locale } from "@tessera/contract";
import { findCookieLocale, findStoredLocale } from "#navigation/locale-cookie.ts";

/**
 * Returns the language of requests: the cookie's, else the stored one, else the browser's, else
 * English.
 */
export function requestLanguage(): string {
  return chooseLanguage(findCookieLocale(), findStoredLocale(), navigator.language);
}

/** Returns the first supported language in this order. */
export function chooseLanguage(
  cookie: Locale | undefined,
  stored: Locale | undefined,
  browser: string | undefined,
): string {
  return cookie ?? stored ?? (browser || "en");
}
