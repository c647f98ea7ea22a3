import type { TokenValue } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { NameOf } from "../names/name-tokens.ts";
import type { PrintOptions } from "../options/print-options.ts";
import { printLiteral, printString } from "./print-literal.ts";

/** A token as one line of an object; a RangeError for a token that has no value. */
export type EntryPrinter = (path: TokenPath, values: ReadonlyMap<TokenPath, TokenValue>) => string;

/** The printer of entries, with its names and its way to spell colors. */
export function makeEntryPrinter(
  name: NameOf,
  { colorNotation = "hex" }: Pick<PrintOptions, "colorNotation">,
): EntryPrinter {
  return (path, values) => {
    const value = values.get(path);
    if (!value) throw new RangeError(`Token "${path}" stands in a group and not in the set`);
    return `${printString(name(path))}: ${printLiteral(value, colorNotation)},\n`;
  };
}
