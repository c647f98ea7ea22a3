import type { TokenSet } from "#tokens/token-set.ts";
import { printRule } from "../css-text/print-rule.ts";
import { explainFonts, printExampleRules } from "../format/usage.ts";
import { nameIdentifiers } from "../names/name-identifiers.ts";
import type { PrintOptions } from "../options/print-options.ts";
import { createScssWriter } from "./create-writer.ts";

/** Prints an example of a Sass style sheet that uses the module. */
export function printScssSnippet(set: TokenSet, options: PrintOptions = {}): string {
  const write = createScssWriter(nameIdentifiers(set, options));
  const rule = printExampleRules(
    set,
    (path) => `tokens.${write.variable(path)}`,
    (key, lines) => printRule({ selector: `@include tokens.from("${key}")` }, lines),
  );
  return ['@use "tokens";', rule, ...explainFonts(set)].join("\n\n");
}
