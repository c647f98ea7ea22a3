import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { printRule } from "../css-text/print-rule.ts";
import type { PrintOptions } from "../options/print-options.ts";
import { printGroups, printRoot, printTheme, type Theme } from "../tailwind/print-theme.ts";
import { printTailwindName } from "../tailwind/tailwind-names.ts";
import { listTakenContainers, listTextParts, type ThemeToken } from "../tailwind/tailwind-theme.ts";

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
      ...printStatics(theme),
      ...printInlines(theme),
      ...printRest(theme),
      ...ofModes,
    ],
  });
}

/**
 * Returns whether a variable is inlined: else Tailwind copies the layers of a shadow into its
 * utilities, where no mode can change them.
 */
function isInlined({ value }: ThemeToken): boolean {
  return value.type === "shadow";
}

/**
 * Prints the static variables. Tailwind's own breakpoints are in rem, and it cannot sort other
 * units among them; media queries cannot use variables.
 */
function printStatics(theme: Theme): readonly string[] {
  const statics = theme.tokens.filter((token) => !isInlined(token));
  const breakpoints = new Map(
    statics
      .filter(({ variable }) => variable.startsWith("breakpoint-"))
      .map(({ path, value }) => [path, value] as const),
  );
  const groups = printGroups(theme, new Set(statics.map(({ path }) => path)), breakpoints);
  const reset = breakpoints.size > 0 ? ["--breakpoint-*: initial;"] : [];
  const lines = [...reset, ...groups].join("\n\n");
  return lines ? [printRule({ selector: "@theme static" }, lines)] : [];
}

/**
 * Prints the inlined variables: utilities use the token itself, so that the element's own mode
 * applies.
 */
function printInlines({ tokens, writer, comments }: Theme): readonly string[] {
  const parts = [...tokens.filter(isInlined), ...listTextParts(tokens)];
  const lines = [
    ...parts.map(({ variable, path }) => `--${variable}: ${writer.reference(path)};`),
    ...listTakenContainers(tokens).map((key) => `--max-width-${key}: var(--container-${key});`),
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
