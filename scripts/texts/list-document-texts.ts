import type { CheckedText } from "./find-refused-words.ts";

/** Lists the lines of a Markdown document outside of code blocks. */
export function listDocumentTexts(source: string): readonly CheckedText[] {
  let isCode = false;
  return source.split("\n").flatMap((text, index): readonly CheckedText[] => {
    const isFence = text.trimStart().startsWith("```");
    if (isFence) isCode = !isCode;
    return isFence || isCode ? [] : [{ kind: "code", text, line: index + 1 }];
  });
}
