import type { Scheme } from "#tokens/modes/mode.ts";
import type { Category } from "#tokens/top-groups.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { printRule } from "../css-text/print-rule.ts";
import { listModeBlocks } from "../modes/mode-blocks.ts";
import type { PrintOptions, SchemeSelector } from "../options/print-options.ts";

/**
 * Finds the token for an example: the one of a path if the set has it, else the first of a
 * category.
 */
export function findExample(
  { tokens }: TokenSet,
  preferred: string,
  category: Category,
): TokenPath | undefined {
  const all = [...tokens.values()];
  const found =
    all.find(({ path }) => path === preferred) ?? all.find((each) => each.category === category);
  return found?.path;
}

/** Prints a declaration of an example with such a token; nothing if the set has none. */
function declareExample(
  set: TokenSet,
  property: string,
  [preferred, category]: readonly [path: string, category: Category],
  print: (path: TokenPath) => string,
): readonly string[] {
  const path = findExample(set, preferred, category);
  return path === undefined ? [] : [`${property}: ${print(path)};`];
}

/**
 * Prints a rule as an example of a style sheet: the color of a text and a padding; with
 * `printWider`, also a larger padding from the width of a breakpoint, preferably `m`.
 */
export function printExampleRule(
  set: TokenSet,
  print: (path: TokenPath) => string,
  printWider?: (breakpoint: string, lines: string) => string,
): string {
  const wider = declareExample(set, "padding", ["spacing.m", "spacing"], print);
  const breakpoint = findExample(set, "breakpoint.m", "breakpoint");
  const key = breakpoint?.split(".").slice(1).join("-");
  const lines = [
    ...declareExample(set, "color", ["color.link", "color"], print),
    ...declareExample(set, "padding", ["spacing.s", "spacing"], print),
    ...(printWider && key !== undefined && wider.length > 0
      ? ["", printWider(key, wider.join("\n"))]
      : []),
  ];
  return printRule({ selector: ".button" }, lines.join("\n"));
}

/** Finds the second scheme of a file; undefined if it has only one. */
export function findOtherScheme(set: TokenSet, { schemes }: PrintOptions): Scheme | undefined {
  return listModeBlocks(set, schemes).find(({ changed }) => changed.scheme)?.changed.scheme;
}

/**
 * Explains how a page chooses the other scheme of a style sheet, as a comment of CSS; nothing if it
 * has only one.
 */
export function explainScheme(
  set: TokenSet,
  options: PrintOptions,
  initial: SchemeSelector,
): readonly string[] {
  const scheme = findOtherScheme(set, options);
  const explain = schemeExplanations[options.schemeSelector ?? initial];
  return scheme ? [`/* The ${scheme} mode: ${explain(scheme)} */`] : [];
}

function explainAttribute(scheme: Scheme): string {
  return `<html data-theme="${scheme}">; without it, the browser preference applies`;
}

const schemeExplanations: Readonly<Record<SchemeSelector, (scheme: Scheme) => string>> = {
  attribute: explainAttribute,
  class: (scheme) => `<html class="${scheme}">`,
  media: () => "follows the browser preference",
  "light-dark": explainAttribute,
};
