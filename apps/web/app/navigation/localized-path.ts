import type { Locale } from "@tessera/contract";

const prefixPattern = /^\/(tr|en)(?=\/|$)/;
const trailingSlashPattern = /^([^?#]*[^/?#])\/+(?=[?#]|$)/;

/** Returns the locale of an address: Turkish below `/tr`, else English. */
export function localeOf(path: string): Locale {
  return prefixPattern.exec(path)?.[1] === "tr" ? "tr" : "en";
}

/**
 * Returns the path without its leading locale segment and without the trailing slash of a
 * prerendered page; never empty.
 */
export function withoutLocale(path: string): string {
  return path.replace(trailingSlashPattern, "$1").replace(prefixPattern, "") || "/";
}

/** Returns the address of the same page in a locale, with its query and hash. */
export function localizedPath(path: string, locale: Locale): string {
  const plain = withoutLocale(path);
  if (locale === "en") return plain;
  // The home page's address has no slash after the prefix.
  return `/tr${plain.replace(/^\/(?=[?#]|$)/, "")}`;
}
