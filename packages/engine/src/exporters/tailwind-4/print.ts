import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { printRule } from "../css-text/print-rule.ts";
import type { PrintOptions } from "../options/print-options.ts";
import { printGroups, printRoot, printTheme, type Theme } from "../tailwind/print-theme.ts";
import { printTailwindName } from "../tailwind/tailwind-names.ts";
import {
  listHeights,
  listTakenContainers,
  listTextParts,
  printBreakpoint,
  type ThemeToken,
} from "../tailwind/tailwind-theme.ts";
import { printTextUtilities } from "../tailwind/text-utilities.ts";

/**
 * Prints a token set as a theme for Tailwind 4. Tokens with utilities are in `@theme static`, so
 * that every variable exists and utilities refer to it; the rest is on the root element. Modes
 * change the variables outside all layers.
 */
export function printTailwind4(set: TokenSet, options: PrintOptions = {}): string {
  return printTheme(set, options, {
    variableOf: printTailwindName,
    schemeSelector: "attribute",
    listRules: (theme, ofModes) => [
      ...printResets(options),
      ...printStatics(theme),
      ...printInlines(theme),
      ...printTextUtilities(theme.set, theme.tokens, theme.writer.reference),
      ...printRest(theme),
      ...ofModes,
    ],
  });
}

/** Prints a rule that removes the colors or the breakpoints of Tailwind itself. */
function printResets(options: PrintOptions): readonly string[] {
  const removed = [
    ...(options.colors === "replace" ? ["--color-*: initial;"] : []),
    ...(options.breakpoints === "replace" ? ["--breakpoint-*: initial;"] : []),
  ];
  return removed.length > 0 ? [printRule({ selector: "@theme" }, removed.join("\n"))] : [];
}

/**
 * Returns whether a variable is inlined: a breakpoint, a step with another name in Tailwind, and a
 * shadow. Else Tailwind copies the layers of a shadow into its utilities, where no mode can change
 * them.
 */
function isInlined({ variable, own, value }: ThemeToken): boolean {
  return variable !== own || value.type === "shadow" || variable.startsWith("breakpoint-");
}

/** Prints the static variables. */
function printStatics(theme: Theme): readonly string[] {
  const statics = theme.tokens.filter((token) => !isInlined(token));
  const groups = printGroups(theme, new Set(statics.map(({ path }) => path)));
  return groups.length > 0 ? [printRule({ selector: "@theme static" }, groups.join("\n\n"))] : [];
}

/**
 * Prints the inlined variables: utilities use the token itself, so that the element's own mode
 * applies.
 */
function printInlines({ tokens, writer, comments }: Theme): readonly string[] {
  const lines = [
    ...tokens.filter(isInlined).map((token) => {
      const value = printBreakpoint(token) ?? writer.reference(token.path);
      return `--${token.variable}: ${value};`;
    }),
    ...listTextParts(tokens).map(
      ({ variable, path }) => `--${variable}: ${writer.reference(path)};`,
    ),
    ...listHeights(tokens).map(([variable, path]) => `--${variable}: ${writer.reference(path)};`),
    ...listTakenContainers(tokens).map(([variable, value]) => `--${variable}: ${value};`),
  ];
  if (lines.length === 0) return [];
  const comment = comments ? "/* Utilities based on other variables */\n" : "";
  return [`${comment}${printRule({ selector: "@theme inline" }, lines.join("\n"))}`];
}

/** Prints the tokens without utilities, and those that utilities inline. */
function printRest(theme: Theme): readonly string[] {
  const paths = new Set<TokenPath>(theme.first.tokens.keys());
  for (const token of theme.tokens) if (!isInlined(token)) paths.delete(token.path);
  return printRoot(printGroups(theme, paths));
}
