import type { TokenValue } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { NameOf } from "../names/name-tokens.ts";
import type { PrintOptions } from "../options/print-options.ts";
import { printLiteral, printString } from "./print-literal.ts";

/** Prints a token as one line of an object; throws a RangeError for a token without a value. */
export type EntryPrinter = (path: TokenPath, values: ReadonlyMap<TokenPath, TokenValue>) => string;

/** Creates the printer of entries, with names and a color notation. */
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
