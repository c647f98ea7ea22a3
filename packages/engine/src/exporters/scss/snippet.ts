import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { printRule } from "../css-text/print-rule.ts";
import { findBreakpointKey, findExample } from "../format/usage.ts";
import { nameIdentifiers } from "../names/name-identifiers.ts";
import type { PrintOptions } from "../options/print-options.ts";
import { makeScssWriter } from "./make-writer.ts";

/** Prints an example of a Sass style sheet that uses the module. */
export function printScssSnippet(set: TokenSet, options: PrintOptions = {}): string {
  const write = makeScssWriter(nameIdentifiers(set, options));
  const declare = (property: string, path: TokenPath | undefined): readonly string[] =>
    path === undefined ? [] : [`${property}: tokens.${write.variable(path)};`];
  const wider = declare("padding", findExample(set, "spacing.m", "spacing"));
  const key = findBreakpointKey(set);
  const lines = [
    ...declare("color", findExample(set, "color.link", "color")),
    ...declare("padding", findExample(set, "spacing.s", "spacing")),
  ];
  if (key !== undefined && wider.length > 0)
    lines.push("", printRule({ selector: `@include tokens.from("${key}")` }, wider.join("\n")));
  return `@use "tokens";\n\n${printRule({ selector: ".button" }, lines.join("\n"))}`;
}
