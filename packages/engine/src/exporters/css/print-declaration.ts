import { printTokenValue } from "#tokens/print-token-value.ts";
import type { PrintColor } from "#tokens/print-token-value.ts";
import type { LiteralOrAlias } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { NameOf } from "../name-tokens.ts";
import { colorPrinters, printWideColor } from "../print-color.ts";
import { printName } from "../print-name.ts";
import type { PrintOptions } from "../print-options.ts";
import type { Declared } from "./declared-blocks.ts";

/** How a sheet declares a token. */
export type DeclarationPrinter = {
  readonly plain: (path: TokenPath, declared: Declared | undefined) => string;
  /** The declaration as a wide screen shows its colors; undefined for what is no color of its own. */
  readonly wide: (path: TokenPath, declared: Declared) => string | undefined;
};

/** The printer of a sheet's declarations, with its names and its way to spell colors. */
export function makeDeclarationPrinter(
  name: NameOf,
  { colorNotation = "hex" }: PrintOptions,
): DeclarationPrinter {
  const printColor = colorPrinters[colorNotation];
  const declare = (path: TokenPath, declared: Declared, inNotation: PrintColor): string => {
    const print = (each: LiteralOrAlias): string =>
      each.type === "alias"
        ? `var(--${printName(name(each.to))})`
        : printTokenValue(each, inNotation);
    const value =
      declared.type === "pair"
        ? `light-dark(${print(declared.light)}, ${print(declared.dark)})`
        : print(declared);
    return `--${printName(name(path))}: ${value};`;
  };
  return {
    plain(path, declared) {
      if (declared) return declare(path, declared, printColor);
      throw new RangeError(`Token "${path}" stands in a group and not in the set`);
    },
    wide: (path, declared) =>
      hasColor(declared)
        ? declare(path, declared, (color) => printWideColor(color, printColor))
        : undefined,
  };
}

function hasColor(declared: Declared): boolean {
  return declared.type === "pair"
    ? declared.light.type === "color" || declared.dark.type === "color"
    : declared.type === "color";
}
