/** The languages of the interface and of the API's messages. */
export const locales = ["en", "tr"] as const;
export type Locale = (typeof locales)[number];

/** A text in both languages; `{name}` stands for a value filled in by `fillText`. */
export type LocalizedText = Readonly<Record<Locale, string>>;

/** A localized text with its `{name}` places filled. */
export function fillText(
  text: LocalizedText,
  locale: Locale,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return text[locale].replaceAll(/\{(\w+)\}/g, (place, name: string) =>
    String(values[name] ?? place),
  );
}
