const dotAboveSmallI = "i\u0307";

/**
 * A text with its letters made alike, for comparing without case as a language does: in Turkish İ is i and I is ı, in
 * English all four are i.
 */
export function foldCase(text: string, locale: string): string {
  return text
    .normalize("NFC")
    .toLocaleUpperCase(locale)
    .toLocaleLowerCase(locale)
    .replaceAll(dotAboveSmallI, "i");
}
