import type { Locale } from "@tessera/contract";

/** The first letters of a name's first and last word, in capitals of the language: i is İ in Turkish. */
export function printInitials(name: string, locale: Locale): string {
  const words = name.split(/\s+/).filter((word) => word !== "");
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) =>
    firstLetter(word),
  );
  return letters.join("").toLocaleUpperCase(locale);
}

function firstLetter(word: string | undefined): string {
  const [first] = new Intl.Segmenter().segment(word ?? "");
  return first?.segment ?? "";
}
