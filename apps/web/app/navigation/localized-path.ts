import type { Locale } from "@tessera/contract";

const prefixPattern = /^\/(tr|en)(?=\/|$)/;

/** The locale that an address shows: Turkish below `/tr`, else English. */
export function localeOf(path: string): Locale {
  return prefixPattern.exec(path)?.[1] === "tr" ? "tr" : "en";
}

/** The path with its leading locale segment stripped; never empty. */
export function withoutLocale(path: string): string {
  return path.replace(prefixPattern, "") || "/";
}

/** The same page in a locale, with its query and hash. */
export function localizedPath(path: string, locale: Locale): string {
  const plain = withoutLocale(path);
  if (locale === "en") return plain;
  return plain === "/" ? "/tr" : `/tr${plain}`;
}
