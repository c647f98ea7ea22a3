import { printTokenValue } from "#tokens/print-token-value.ts";
import type { LiteralOrAlias } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import { colorPrinters } from "../css-text/print-color.ts";
import type { NameOf } from "../names/name-tokens.ts";
import type { ColorNotation } from "../options/print-options.ts";

/** How the parts of a Sass module are written. */
export type ScssWriter = {
  readonly variable: (path: TokenPath) => string;
  /** A name as the key of a map. */
  readonly key: (path: TokenPath) => string;
  readonly value: (chosen: LiteralOrAlias) => string;
  /** A value inside of a map, where the commas of its own need parentheses around them. */
  readonly valueInList: (chosen: LiteralOrAlias) => string;
};

/** The writer of a module, with its names as Sass writes them and its way to spell colors. */
export function makeScssWriter(name: NameOf, colorNotation: ColorNotation = "hex"): ScssWriter {
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
