import { printTokenValue } from "#tokens/print-token-value.ts";
import type { LiteralOrAlias } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import { colorPrinters } from "../css-text/print-color.ts";
import type { NameOf } from "../names/name-tokens.ts";
import type { ColorNotation } from "../options/print-options.ts";

/** The writer of a Sass module's parts. */
export type ScssWriter = {
  readonly variable: (path: TokenPath) => string;
  /** Writes a name as the key of a map. */
  readonly key: (path: TokenPath) => string;
  readonly value: (chosen: LiteralOrAlias) => string;
  /** Writes a value inside a map, in parentheses if it has commas. */
  readonly valueInList: (chosen: LiteralOrAlias) => string;
};

/** Creates the writer of a module, with the names of Sass and a color notation. */
export function createScssWriter(name: NameOf, colorNotation: ColorNotation = "hex"): ScssWriter {
  const variable = (path: TokenPath): string => `$${name(path)}`;
  const value = (chosen: LiteralOrAlias): string =>
    chosen.type === "alias"
      ? variable(chosen.to)
      : printTokenValue(chosen, colorPrinters[colorNotation]);
  return {
    variable,
    key: (path) => `"${name(path)}"`,
    value,
    valueInList: (chosen) => (hasCommas(chosen) ? `(${value(chosen)})` : value(chosen)),
  };
}

function hasCommas(chosen: LiteralOrAlias): boolean {
  return (
    (chosen.type === "fontFamily" && chosen.families.length > 1) ||
    (chosen.type === "shadow" && chosen.layers.length > 1)
  );
}
