/**
 * Prints a text in Markdown so that it appears unchanged: one line, every mark of the language
 * escaped.
 */
export function printMarkdownText(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu, " ")
    .trim()
    .replaceAll(/[!-/:-@[-`{-~]/g, (mark) => (/[.,:/'()-]/.test(mark) ? mark : `\\${mark}`));
}

/** Prints code in a fence that is longer than any in the code itself. */
export function printCodeBlock(code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}\n${code}\n${fence}`;
}
