import { dictionary } from "@zxcvbn-ts/language-common";

/** Some 18,000 of them are long enough to be chosen; the list is ranked by how often breaches held each. */
const leaked: ReadonlySet<string> = new Set(dictionary["passwords-common"]);

/** Whether a password, in whatever case, is among those that breaches hold most often. */
export function isLeakedPassword(password: string): boolean {
  return leaked.has(password) || leaked.has(password.toLowerCase());
}
