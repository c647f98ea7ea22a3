import { printFamily } from "#tokens/print-family.ts";

/**
 * A font family as the token tools take it: a plain name as it is, for they quote it where their platform needs that;
 * any other name as the string of CSS that they leave alone.
 */
export function printTextFamily(family: string): string {
  return /^\p{L}[\p{L}\p{N}-]*( [\p{L}\p{N}-]+)*$/u.test(family) ? family : printFamily(family);
}
