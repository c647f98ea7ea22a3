/**
 * Prints a text as the inside of a comment: one line, without the end of a comment or a style
 * element.
 */
export function printCommentText(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu, " ")
    .replaceAll(/\*(?=\/)/g, "* ")
    .replaceAll(/<(?=[/!])/g, "< ")
    .trim();
}
