import { printTokenValue } from "@tessera/engine";

/** Prints a list of families as CSS. */
export function printFamilies(families: readonly string[]): string {
  return printTokenValue({ type: "fontFamily", families });
}
