import { dictionary } from "@zxcvbn-ts/language-common";

/** About 18,000 of them are long enough to be chosen; the list is sorted by frequency in breaches. */
const leaked: ReadonlySet<string> = new Set(dictionary["passwords-common"]);

/** Returns whether a password, in any case, is among the most frequently leaked ones. */
export function isLeakedPassword(password: string): boolean {
  return leaked.has(password) || leaked.has(password.toLowerCase());
}
