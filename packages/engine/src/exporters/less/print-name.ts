/**
 * Prints a name as a LESS variable, which has no escapes. Characters other than letters, digits, -
 * and _ become their code between `_0x` and `_`, and so does a _ of the name that would look like
 * such a code.
 */
export function printLessName(name: string): string {
  return name.replaceAll(
    /[^a-zA-Z0-9_-]|_(?=0x)/gu,
    (character) => `_0x${(character.codePointAt(0) ?? 0).toString(16)}_`,
  );
}
