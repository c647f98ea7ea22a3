/**
 * An address in lower case by the rule that holds in every language: I becomes i.
 * The Turkish capital İ, which would become an i with a second dot, becomes a plain i.
 */
export function lowerCaseEmail(text: string): string {
  return text.replaceAll("İ", "i").toLowerCase();
}
