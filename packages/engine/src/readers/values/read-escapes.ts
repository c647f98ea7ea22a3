/**
 * The characters of a name, escapes among them, as the source of a pattern. Every text has only one
 * division into them, so that a long text is refused as fast as it is read.
 */
export const nameCharacters = String.raw`(?:\\(?:[0-9a-fA-F]{6}|[0-9a-fA-F]{1,5}(?![0-9a-fA-F]))\s?|\\[^0-9a-fA-F]|[^\\:;,\s(){}])+`;

/**
 * Returns a CSS text without escapes: a backslash and up to six hex digits with one space, or and
 * the character itself.
 */
export function readEscapes(text: string): string {
  return text.replaceAll(
    /\\(?:([0-9a-fA-F]{1,6})\s?|([^]))/gu,
    (_, code?: string, character?: string) =>
      code === undefined ? (character ?? "") : readCode(Number.parseInt(code, 16)),
  );
}

/** Returns the character of a code; the replacement character for an invalid code. */
function readCode(code: number): string {
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return String.fromCodePoint(isCharacter ? code : 0xfffd);
}
