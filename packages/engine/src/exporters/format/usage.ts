import type { Scheme } from "#tokens/modes/mode.ts";
import type { Category } from "#tokens/top-groups.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
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
export function declareExample(
  set: TokenSet,
  property: string,
  [preferred, category]: readonly [path: string, category: Category],
  print: (path: TokenPath) => string,
): readonly string[] {
  const path = findExample(set, preferred, category);
  return path === undefined ? [] : [`${property}: ${print(path)};`];
}

/** Lists the declarations of an example of a style sheet: the color of a text, and a padding. */
export function listExampleLines(set: TokenSet, print: (path: TokenPath) => string): string[] {
  return [
    ...declareExample(set, "color", ["color.link", "color"], print),
    ...declareExample(set, "padding", ["spacing.s", "spacing"], print),
  ];
}

/**
 * Finds the key of a breakpoint for an example, preferably `m`; undefined if the set has no
 * breakpoints.
 */
export function findBreakpointKey(set: TokenSet): string | undefined {
  return findExample(set, "breakpoint.m", "breakpoint")?.split(".").slice(1).join("-");
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
  scheme: Scheme | undefined,
  schemeSelector: SchemeSelector,
): readonly string[] {
  if (!scheme) return [];
  return [`/* The ${scheme} mode: ${schemeExplanations[schemeSelector](scheme)} */`];
}

const schemeExplanations: Readonly<Record<SchemeSelector, (scheme: Scheme) => string>> = {
  attribute: (scheme) =>
    `<html data-theme="${scheme}">; without it, the browser preference applies`,
  class: (scheme) => `<html class="${scheme}">`,
  media: () => "follows the browser preference",
  "light-dark": (scheme) =>
    `<html data-theme="${scheme}">; without it, the browser preference applies`,
};
