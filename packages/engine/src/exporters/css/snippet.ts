import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { printRule } from "../css-text/print-rule.ts";
import { explainScheme, listExampleLines, findOtherScheme } from "../format/usage.ts";
import { nameIdentifiers } from "../names/name-identifiers.ts";
import type { PrintOptions } from "../options/print-options.ts";

/** Prints an example of a style sheet that uses the variables. */
export function printCssSnippet(set: TokenSet, options: PrintOptions = {}): string {
  const name = nameIdentifiers(set, options);
  const print = (path: TokenPath): string => `var(--${name(path)})`;
  const lines = listExampleLines(set, print);
  const parts = [
    '@import "./tokens.css";',
    printRule({ selector: ".button" }, lines.join("\n")),
    ...explainScheme(findOtherScheme(set, options), options.schemeSelector ?? "attribute"),
  ];
  return parts.join("\n\n");
}
