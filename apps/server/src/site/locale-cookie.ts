import { locales, type Locale } from "@tessera/contract";

const yearSeconds = 365 * 24 * 60 * 60;

/** Finds the locale in the Cookie header, which stores a person's earlier choice. */
export function findCookieLocale(header: string | undefined): Locale | undefined {
  const value = /(?:^|;\s*)locale=(\w+)/.exec(header ?? "")?.[1];
  return locales.find((locale) => locale === value);
}

/** Prints the cookie that stores the locale of an address; the page's code reads and writes it too. */
export function printLocaleCookie(locale: Locale, publicUrl: string): string {
  const secure = publicUrl.startsWith("https:") ? "; Secure" : "";
  return `locale=${locale}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`;
}
