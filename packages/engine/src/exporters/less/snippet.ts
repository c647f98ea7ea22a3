import type { TokenSet } from "#tokens/token-set.ts";
import { indent } from "../css-text/print-rule.ts";
import { explainFonts, printExampleRules } from "../format/usage.ts";
import { nameTokens } from "../names/name-tokens.ts";
import type { PrintOptions } from "../options/print-options.ts";
import { printLessName } from "./print-name.ts";

/** Prints an example of a LESS style sheet that uses the variables. */
export function printLessSnippet(set: TokenSet, options: PrintOptions = {}): string {
  const name = nameTokens(set.tokens, options);
  const rule = printExampleRules(
    set,
    (path) => `@${printLessName(name(path))}`,
    (key, lines) => `.from(${printLessName(key)}, {\n${indent(lines)}\n});`,
  );
  return ['@import "tokens";', rule, ...explainFonts(set)].join("\n\n");
}
