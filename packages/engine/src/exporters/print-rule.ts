import type { Place } from "./mode-selectors.ts";

/** A style rule where a place says, inside of its media. */
export function printRule({ media, selector }: Place, lines: string): string {
  const rule = `${selector} {\n${indent(lines)}\n}`;
  return media ? `@media ${media} {\n${indent(rule)}\n}` : rule;
}

/** Lines of a style sheet two spaces further in; empty ones stay empty. */
export function indent(lines: string): string {
  return lines.replaceAll(/^(?=.)/gm, "  ");
}
