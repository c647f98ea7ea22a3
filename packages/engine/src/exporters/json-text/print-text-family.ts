import { printFamily } from "#tokens/print-family.ts";

/**
 * Prints a font family for token tools: a plain name unchanged, because tools quote it if their
 * platform needs that; any other name as a CSS string, which they do not change.
 */
export function printTextFamily(family: string): string {
  return /^\p{L}[\p{L}\p{N}-]*( [\p{L}\p{N}-]+)*$/u.test(family) ? family : printFamily(family);
}
