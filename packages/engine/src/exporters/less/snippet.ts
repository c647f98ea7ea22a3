import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { indent, printRule } from "../css-text/print-rule.ts";
import { findBreakpointKey, declareExample, listExampleLines } from "../format/usage.ts";
import { nameTokens } from "../names/name-tokens.ts";
import type { PrintOptions } from "../options/print-options.ts";
import { printLessName } from "./print-name.ts";

/** Prints an example of a LESS style sheet that uses the variables. */
export function printLessSnippet(set: TokenSet, options: PrintOptions = {}): string {
  const name = nameTokens(set.tokens, options);
  const print = (path: TokenPath): string => `@${printLessName(name(path))}`;
  const wider = declareExample(set, "padding", ["spacing.m", "spacing"], print);
  const key = findBreakpointKey(set);
  const lines = listExampleLines(set, print);
  if (key !== undefined && wider.length > 0)
    lines.push("", `.from(${printLessName(key)}, {`, indent(wider.join("\n")), "});");
  return `@import "tokens";\n\n${printRule({ selector: ".button" }, lines.join("\n"))}`;
}
