/** A CSS text with its escapes undone: a backslash and up to six hex digits with one space, or and the character itself. */
export function readEscapes(text: string): string {
  return text.replaceAll(
    /\\(?:([0-9a-fA-F]{1,6})\s?|([^]))/gu,
    (_, code?: string, character?: string) =>
      code === undefined ? (character ?? "") : String.fromCodePoint(Number.parseInt(code, 16)),
  );
}
