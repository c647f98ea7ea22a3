/**
 * Prints the first letters of a name's first and last word, as capitals of the language: "elif
 * yılmaz" is "EY".
 */
export function printInitials(name: string, locale: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  const letters = ends.map((word = "") => [...word.matchAll(/\p{L}|\p{N}/gu)][0]?.[0] ?? "");
  return letters.join("").toLocaleUpperCase(locale);
}
