import type { FontFamilyValue } from "#tokens/token.ts";
import { splitOutside } from "./split-outside.ts";
import { readEscapes } from "./read-escapes.ts";

/** Reads font families from a CSS list of strings and words; undefined if a part is neither. */
export function readFamilies(text: string): FontFamilyValue | undefined {
  const families = splitOutside(text, ",").map(readFamily);
  const isList = families.length > 0 && families.every((family) => family !== undefined);
  return isList ? { type: "fontFamily", families } : undefined;
}

function readFamily(text: string): string | undefined {
  const isString = /^"[^]*"$|^'[^]*'$/.test(text);
  if (isString) return readEscapes(text.slice(1, -1));
  return /^[a-zA-Z][a-zA-Z -]*$/.test(text) ? text : undefined;
}
