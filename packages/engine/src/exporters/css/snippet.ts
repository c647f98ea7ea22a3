import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { printRule } from "../css-text/print-rule.ts";
import { explainScheme, findExample, findOtherScheme } from "../format/usage.ts";
import { nameIdentifiers } from "../names/name-identifiers.ts";
import type { PrintOptions } from "../options/print-options.ts";

/** Prints an example of a style sheet that uses the variables. */
export function printCssSnippet(set: TokenSet, options: PrintOptions = {}): string {
  const name = nameIdentifiers(set, options);
  const declare = (property: string, path: TokenPath | undefined): readonly string[] =>
    path === undefined ? [] : [`${property}: var(--${name(path)});`];
  const lines = [
    ...declare("color", findExample(set, "color.link", "color")),
    ...declare("padding", findExample(set, "spacing.s", "spacing")),
  ];
  const parts = [
    '@import "./tokens.css";',
    printRule({ selector: ".button" }, lines.join("\n")),
    ...explainScheme(findOtherScheme(set, options), options.schemeSelector ?? "attribute"),
  ];
  return parts.join("\n\n");
}
