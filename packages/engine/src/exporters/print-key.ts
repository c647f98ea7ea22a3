/**
 * A segment of a token's path as a key of a JSON file: letters, digits and hyphens stand for themselves, anything else
 * is its code between underscores. No key is one that a format, a reference or a language gives a meaning of its own
 * (`$type`, `a.b`, `{a}`, `__proto__`).
 */
export function printKey(segment: string): string {
  if (segment === "") return "__";
  return segment.replaceAll(
    /[^a-zA-Z0-9-]/gu,
    (character) => `_${(character.codePointAt(0) ?? 0).toString(16)}_`,
  );
}
