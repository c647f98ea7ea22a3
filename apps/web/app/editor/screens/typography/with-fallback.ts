import { printFamilies } from "./print-families.ts";

/** A list of families that ends in a generic one: sans-serif where it names none. */
export function withFallback(families: readonly string[]): readonly string[] {
  return endsInGeneric(families) ? families : [...families, "sans-serif"];
}

/** A generic family is the one that is printed without quotes. */
function endsInGeneric(families: readonly string[]): boolean {
  return !printFamilies(families.slice(-1)).startsWith('"');
}
