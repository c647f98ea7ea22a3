import type { Locale } from "@tessera/contract";
import { isUnder } from "./find-page.ts";

/** The parts of a request that decide about a redirect. */
export type Visit = {
  /** The path as it was sent, still escaped. */
  readonly path: string;
  readonly cookieLocale: Locale | undefined;
  readonly browserLocale: Locale;
};

/** Returns the path that a visit is redirected to, always on this host; undefined without a redirect. */
export function redirectOf({ path, cookieLocale, browserLocale }: Visit): string | undefined {
  const plain = normalizePath(path);
  if (plain !== path) return plain;
  if (isUnder(path, "en")) return normalizePath(path.slice(3));
  if (isUnder(path, "tr") || (cookieLocale ?? browserLocale) === "en") return undefined;
  return path === "/" ? "/tr" : `/tr${path}`;
}

/** Returns the locale that prefixes an address. */
export function prefixOf(path: string): Locale | undefined {
  if (isUnder(path, "en")) return "en";
  return isUnder(path, "tr") ? "tr" : undefined;
}

/**
 * Returns a path with one slash in front, which no browser reads as a host, and none at the end.
 * Without the lookbehind, the time would grow with the square of a run of slashes.
 */
function normalizePath(path: string): string {
  return `/${path.replace(/^[/\\]+/, "").replace(/(?<!\/)\/+$/, "")}`;
}
