import { printTokenValue, type PrintColor } from "#tokens/print-token-value.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import { colorPrinters, printWideColor } from "../css-text/print-color.ts";
import type { NameOf } from "../names/name-tokens.ts";
import type { PrintOptions } from "../options/print-options.ts";
import type { Declared } from "./declared-blocks.ts";

/** The printer of a sheet's declarations. */
export type DeclarationPrinter = {
  readonly name: NameOf;
  readonly value: (declared: Declared) => string;
  readonly plain: (path: TokenPath, declared: Declared) => string;
  /** Prints the declaration with wide colors; undefined if it declares no color. */
  readonly wide: (path: TokenPath, declared: Declared) => string | undefined;
};

/** Creates the printer of a sheet's declarations, with the names of CSS and a color notation. */
export function createDeclarationPrinter(
  name: NameOf,
  { colorNotation = "hex" }: PrintOptions,
): DeclarationPrinter {
  const printColor = colorPrinters[colorNotation];
  const print = (declared: Declared, inNotation: PrintColor): string => {
    switch (declared.type) {
      case "alias":
        return `var(--${name(declared.to)})`;
      case "pair":
        return `light-dark(${print(declared.light, inNotation)}, ${print(declared.dark, inNotation)})`;
      default:
        return printTokenValue(declared, inNotation);
    }
  };
  const printWide: PrintColor = (color) => printWideColor(color, printColor);
  return {
    name,
    value: (declared) => print(declared, printColor),
    plain: (path, declared) => `--${name(path)}: ${print(declared, printColor)};`,
    wide: (path, declared) =>
      hasColor(declared) ? `--${name(path)}: ${print(declared, printWide)};` : undefined,
  };
}

function hasColor(declared: Declared): boolean {
  return declared.type === "pair"
    ? declared.light.type === "color" || declared.dark.type === "color"
    : declared.type === "color";
}
