import type { Locale } from "@tessera/contract";
import { isUnder } from "./find-page.ts";

/** What the address of a page and its request tell. */
export type Visit = {
  /** As it was sent, still escaped. */
  readonly path: string;
  readonly cookieLocale: Locale | undefined;
  readonly browserLocale: Locale;
};

/** Where a visit is sent on to, always a path of ours; undefined where it stays. */
export function redirectOf({ path, cookieLocale, browserLocale }: Visit): string | undefined {
  const plain = onlyPath(path);
  if (plain !== path) return plain;
  if (isUnder(path, "en")) return onlyPath(path.slice(3));
  if (isUnder(path, "tr") || (cookieLocale ?? browserLocale) === "en") return undefined;
  return path === "/" ? "/tr" : `/tr${path}`;
}

/** The locale that an address names by its prefix. */
export function prefixOf(path: string): Locale | undefined {
  if (isUnder(path, "en")) return "en";
  return isUnder(path, "tr") ? "tr" : undefined;
}

/** One slash in front, so that no browser takes it for another host; none at the end. */
function onlyPath(path: string): string {
  return `/${path.replace(/^[/\\]+/, "").replace(/\/+$/, "")}`;
}
