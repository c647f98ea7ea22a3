/**
 * An address in lower case by the rule that holds in every language: I becomes i.
 * The Turkish capital İ, in one character or as I with a dot set on it, would keep its dot and becomes a plain i too.
 */
export function lowerCaseEmail(text: string): string {
  return text.replaceAll(/\u0130|I\u0307/g, "i").toLowerCase();
}
