/**
 * A name as LESS writes variables, which know no escapes: what is neither a letter, a digit, - nor _ stands as its code
 * between `_0x` and `_`, and so does a _ of the name's own where such a code could be read.
 */
export function printLessName(name: string): string {
  return name.replaceAll(
    /[^a-zA-Z0-9_-]|_(?=0x)/gu,
    (character) => `_0x${(character.codePointAt(0) ?? 0).toString(16)}_`,
  );
}
