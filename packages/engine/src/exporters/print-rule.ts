import type { Place } from "./mode-places.ts";

/** A rule of a style sheet with its declarations, each line two spaces in. */
export function printRule({ media, selector }: Place, declarations: string): string {
  const rule = `${selector} {\n${indent(declarations)}\n}`;
  return media ? `@media ${media} {\n${indent(rule)}\n}` : rule;
}

function indent(lines: string): string {
  return lines.replaceAll(/^(?=.)/gm, "  ");
}
