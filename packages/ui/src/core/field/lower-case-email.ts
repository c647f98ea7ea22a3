/**
 * Converts an address to lower case independently of the language: I becomes i. The Turkish capital
 * İ, precomposed or with a combining dot, would keep its dot and becomes a plain i too.
 */
export function lowerCaseEmail(text: string): string {
  return text.replaceAll(/\u0130|I\u0307/g, "i").toLowerCase();
}
