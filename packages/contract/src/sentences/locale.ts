/** The languages of the interface and of the API's messages. */
export const locales = ["en", "tr"] as const;
export type Locale = (typeof locales)[number];

/** A text in both languages; `{name}` stands for a value filled in by `fillText`. */
export type LocalizedText = Readonly<Record<Locale, string>>;

/** What may fill a place of a text: a value, or a text that itself depends on the language. */
export type TextValues = Readonly<Record<string, string | number | LocalizedText>>;

/** A localized text with its `{name}` places filled; a place without a value stays as it is. */
export function fillText(text: LocalizedText, locale: Locale, values: TextValues = {}): string {
  return text[locale].replaceAll(/\{(\w+)\}/g, (place, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) return place;
    return typeof value === "object" ? value[locale] : String(value);
  });
}
