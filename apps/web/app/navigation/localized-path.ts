import type { Locale } from "@tessera/contract";

const prefixPattern = /^\/(tr|en)(?=\/|$)/;
const trailingSlashPattern = /^([^?#]*[^/?#])\/+(?=[?#]|$)/;

/** The locale that an address shows: Turkish below `/tr`, else English. */
export function localeOf(path: string): Locale {
  return prefixPattern.exec(path)?.[1] === "tr" ? "tr" : "en";
}

/** The path with its leading locale segment stripped, and the slash that a prerendered page's address ends with; never empty. */
export function withoutLocale(path: string): string {
  return path.replace(trailingSlashPattern, "$1").replace(prefixPattern, "") || "/";
}

/** The same page in a locale, with its query and hash. */
export function localizedPath(path: string, locale: Locale): string {
  const plain = withoutLocale(path);
  if (locale === "en") return plain;
  // The home page's address has no slash of its own below the prefix.
  return `/tr${plain.replace(/^\/(?=[?#]|$)/, "")}`;
}
