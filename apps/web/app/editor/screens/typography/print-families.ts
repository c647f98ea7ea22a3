import { printTokenValue } from "@tessera/engine";

/** A list of families as CSS. */
export function printFamilies(families: readonly string[]): string {
  return printTokenValue({ type: "fontFamily", families });
}
