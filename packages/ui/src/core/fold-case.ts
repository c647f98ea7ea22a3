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

/**
 * Folds the case and the marks of letters for a search, so that a text is found without the letters
 * of its language: golge finds Gölge, isik finds Işık.
 */
export function foldLetters(text: string, locale: string): string {
  return foldCase(text, locale).normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ı", "i");
}
