import type { Locale } from "@tessera/contract";
import { deviceStorage } from "#storage/browser-storage.ts";

const cookieName = "locale";
const storageKey = "locale";
const yearSeconds = 365 * 24 * 60 * 60;

/** Returns the locale in the locale cookie. */
export function findCookieLocale(): Locale | undefined {
  return readLocale(/(?:^|;\s*)locale=(\w+)/.exec(document.cookie)?.[1]);
}

/** Returns the locale in local storage, for browsers that refuse cookies. */
export function findStoredLocale(): Locale | undefined {
  return readLocale(deviceStorage.read(storageKey));
}

/** Stores the locale of the current address, so that an address without a prefix opens in it. */
export function rememberLocale(locale: Locale): void {
  if (locale === "en" && findCookieLocale() === undefined) return;
  document.cookie = `${cookieName}=${locale}; path=/; max-age=${yearSeconds}; samesite=lax`;
  deviceStorage.write(storageKey, locale);
}

function readLocale(text: string | undefined): Locale | undefined {
  return text === "en" || text === "tr" ? text : undefined;
}
