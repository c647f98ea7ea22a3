import type { Place } from "../css-text/mode-selectors.ts";
import { indent, printRule } from "../css-text/print-rule.ts";

/** Prints a rule for browsers that support OKLCH, on wide-gamut screens. */
export function printWideRule({ media, selector }: Place, lines: string): string {
  const wide = "(color-gamut: p3)";
  const rule = printRule({ selector, media: media ? `${media} and ${wide}` : wide }, lines);
  return `@supports (color: oklch(0 0 0)) {\n${indent(rule)}\n}`;
}

/**
 * Prints the input of light-dark(): the browser's preference, or the attribute if the page has one.
 */
export function printColorSchemes({ selector }: Place, within: string): readonly string[] {
  const root = within && selector;
  return [
    printRule({ selector }, "color-scheme: light dark;"),
    ...["light", "dark"].map((scheme) =>
      printRule({ selector: `${root}[data-theme="${scheme}"]` }, `color-scheme: ${scheme};`),
    ),
  ];
}
