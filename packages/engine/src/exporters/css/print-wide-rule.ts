import type { Place } from "../css-text/mode-selectors.ts";
import { indent, printRule } from "../css-text/print-rule.ts";

/** A rule for browsers that know OKLCH, on screens that show more than sRGB. */
export function printWideRule({ media, selector }: Place, lines: string): string {
  const wide = "(color-gamut: p3)";
  const rule = printRule({ selector, media: media ? `${media} and ${wide}` : wide }, lines);
  return `@supports (color: oklch(0 0 0)) {\n${indent(rule)}\n}`;
}

/** What light-dark() follows: the browser's preference, or the attribute where the page has one. */
export function printColorSchemes({ selector }: Place, within: string): readonly string[] {
  const root = within && selector;
  return [
    printRule({ selector }, "color-scheme: light dark;"),
    ...["light", "dark"].map((scheme) =>
      printRule({ selector: `${root}[data-theme="${scheme}"]` }, `color-scheme: ${scheme};`),
    ),
  ];
}
