import { listBranches } from "#tokens/definition-branches.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { indent, printRule, type Place } from "./print-rule.ts";

/** Returns whether a set has a color that only wide-gamut screens show. */
export function hasWideColor({ tokens }: Pick<TokenSet, "tokens">): boolean {
  return [...tokens.values()].some(({ definition }) =>
    listBranches(definition).some((each) => each.type === "color" && each.wide),
  );
}

/** Prints a rule for browsers that support OKLCH, on wide-gamut screens. */
export function printWideRule({ media, selector }: Place, lines: string): string {
  const wide = "(color-gamut: p3)";
  const rule = printRule({ selector, media: media ? `${media} and ${wide}` : wide }, lines);
  return `@supports (color: oklch(0 0 0)) {\n${indent(rule)}\n}`;
}
