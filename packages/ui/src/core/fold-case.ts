const dotAboveSmallI = "i\u0307";

/**
 * Folds the case of a text for comparison in a language: in Turkish İ is i and I is ı, in English
 * all four are i.
 */
export function foldCase(text: string, locale: string): string {
  return text
    .normalize("NFC")
    .toLocaleUpperCase(locale)
    .toLocaleLowerCase(locale)
    .replaceAll(dotAboveSmallI, "i");
}
