import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { printRule } from "../css-text/print-rule.ts";
import { findBreakpointKey, declareExample, listExampleLines } from "../format/usage.ts";
import { nameIdentifiers } from "../names/name-identifiers.ts";
import type { PrintOptions } from "../options/print-options.ts";
import { createScssWriter } from "./create-writer.ts";

/** Prints an example of a Sass style sheet that uses the module. */
export function printScssSnippet(set: TokenSet, options: PrintOptions = {}): string {
  const write = createScssWriter(nameIdentifiers(set, options));
  const print = (path: TokenPath): string => `tokens.${write.variable(path)}`;
  const wider = declareExample(set, "padding", ["spacing.m", "spacing"], print);
  const key = findBreakpointKey(set);
  const lines = listExampleLines(set, print);
  if (key !== undefined && wider.length > 0)
    lines.push("", printRule({ selector: `@include tokens.from("${key}")` }, wider.join("\n")));
  return `@use "tokens";\n\n${printRule({ selector: ".button" }, lines.join("\n"))}`;
}
