/**
 * The characters of a name, escapes among them, as the source of a pattern. No text can be cut into them in two ways,
 * so that a long one is refused as fast as it is read.
 */
export const nameCharacters = String.raw`(?:\\(?:[0-9a-fA-F]{6}|[0-9a-fA-F]{1,5}(?![0-9a-fA-F]))\s?|\\[^0-9a-fA-F]|[^\\:;\s(){}])+`;

/** A CSS text with its escapes undone: a backslash and up to six hex digits with one space, or and the character itself. */
export function readEscapes(text: string): string {
  return text.replaceAll(
    /\\(?:([0-9a-fA-F]{1,6})\s?|([^]))/gu,
    (_, code?: string, character?: string) =>
      code === undefined ? (character ?? "") : readCode(Number.parseInt(code, 16)),
  );
}

/** The character of a code; for a code that is none, the one that stands for what cannot be read. */
function readCode(code: number): string {
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return String.fromCodePoint(isCharacter ? code : 0xfffd);
}
