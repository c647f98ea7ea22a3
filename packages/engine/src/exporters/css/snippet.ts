import type { TokenSet } from "#tokens/token-set.ts";
import { explainFonts, explainScheme, printExampleRules } from "../format/usage.ts";
import { nameIdentifiers } from "../names/name-identifiers.ts";
import type { PrintOptions } from "../options/print-options.ts";

/** Prints an example of a style sheet that uses the variables. */
export function printCssSnippet(set: TokenSet, options: PrintOptions = {}): string {
  const name = nameIdentifiers(set, options);
  const parts = [
    '@import "./tokens.css";',
    printExampleRules(set, (path) => `var(--${name(path)})`),
    ...explainFonts(set),
    ...explainScheme(set, options, "attribute"),
  ];
  return parts.join("\n\n");
}
