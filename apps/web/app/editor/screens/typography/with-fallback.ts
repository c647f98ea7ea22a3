import { printTokenValue } from "@tessera/engine";

/** Returns a list of families that ends in a generic one; adds sans-serif if it has none. */
export function withFallback(families: readonly string[]): readonly string[] {
  return endsInGeneric(families) ? families : [...families, "sans-serif"];
}

/** Returns whether a list ends in a generic family, which is printed without quotes. */
function endsInGeneric(families: readonly string[]): boolean {
  return !printFamilies(families.slice(-1)).startsWith('"');
}

/** Prints a list of families as CSS. */
export function printFamilies(families: readonly string[]): string {
  return printTokenValue({ type: "fontFamily", families });
}
