import { printTokenValue } from "#tokens/print-token-value.ts";
import type { LiteralOrAlias } from "#tokens/token.ts";
import { tokenName, type TokenPath } from "#tokens/token-path.ts";
import { requireListed } from "#tokens/token-set.ts";
import { colorPrinters, printWideColor } from "../css-text/print-color.ts";
import { printName } from "../names/print-name.ts";
import type { ColorNotation } from "../options/print-options.ts";

/** The writer of a theme's parts as custom properties. */
export type ThemeWriter = {
  readonly reference: (path: TokenPath) => string;
  readonly declare: (path: TokenPath, chosen: LiteralOrAlias | undefined) => string;
  /** Declares a color for wide-gamut screens; undefined for an alias or another value. */
  readonly declareWide: (path: TokenPath, chosen: LiteralOrAlias) => string | undefined;
};

/** Creates the writer of a theme, with a variable for each token's name and a color notation. */
export function createThemeWriter(
  variableOf: (name: string) => string,
  colorNotation: ColorNotation = "hex",
): ThemeWriter {
  const variables = new Map<TokenPath, string>();
  const variable = (path: TokenPath): string => {
    const known = variables.get(path) ?? `--${printName(variableOf(tokenName(path)))}`;
    variables.set(path, known);
    return known;
  };
  const reference = (path: TokenPath): string => `var(${variable(path)})`;
  const printColor = colorPrinters[colorNotation];
  return {
    reference,
    declare(path, found) {
      const chosen = requireListed(found, path);
      const value =
        chosen.type === "alias" ? reference(chosen.to) : printTokenValue(chosen, printColor);
      return `${variable(path)}: ${value};`;
    },
    declareWide: (path, chosen) =>
      chosen.type === "color"
        ? `${variable(path)}: ${printWideColor(chosen, printColor)};`
        : undefined,
  };
}
