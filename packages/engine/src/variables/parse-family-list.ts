import { recipeCounts } from "#decisions/recipe-counts.ts";
import type { FontFamilyValue } from "#tokens/token.ts";

/**
 * One family of a list: quoted in either way, or bare. A bare one has no leading space, so that
 * many spaces match only once.
 */
const family = /^\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^,"'\s][^,"']*))\s*(?:,|$)/;

/**
 * Parses font families from a list with commas, names quoted or bare; undefined for an empty name
 * or an open quote.
 */
export function parseFamilyList(text: string): FontFamilyValue | undefined {
  const families: string[] = [];
  let rest = text;
  while (rest !== "" && families.length <= recipeCounts.families.max) {
    const match = family.exec(rest);
    const { double, single, bare } = match?.groups ?? {};
    const name = (double ?? single ?? bare ?? "").trim();
    if (!match || name === "") return undefined;
    families.push(name);
    rest = rest.slice(match[0].length);
    if (rest === "" && match[0].endsWith(",")) return undefined;
  }
  return families.length > 0 ? { type: "fontFamily", families } : undefined;
}
