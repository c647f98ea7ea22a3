import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { indent, printRule } from "../css-text/print-rule.ts";
import { findBreakpointKey, findExample } from "../format/usage.ts";
import { nameTokens } from "../names/name-tokens.ts";
import type { PrintOptions } from "../options/print-options.ts";
import { printLessName } from "./print-name.ts";

/** Prints an example of a LESS style sheet that uses the variables. */
export function printLessSnippet(set: TokenSet, options: PrintOptions = {}): string {
  const name = nameTokens(set.tokens, options);
  const declare = (property: string, path: TokenPath | undefined): readonly string[] =>
    path === undefined ? [] : [`${property}: @${printLessName(name(path))};`];
  const wider = declare("padding", findExample(set, "spacing.m", "spacing"));
  const key = findBreakpointKey(set);
  const lines = [
    ...declare("color", findExample(set, "color.link", "color")),
    ...declare("padding", findExample(set, "spacing.s", "spacing")),
  ];
  if (key !== undefined && wider.length > 0)
    lines.push("", `.from(${printLessName(key)}, {`, indent(wider.join("\n")), "});");
  return `@import "tokens";\n\n${printRule({ selector: ".button" }, lines.join("\n"))}`;
}
