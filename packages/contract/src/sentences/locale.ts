/** The languages of the interface and of the API's messages. */
export const locales = ["en", "tr"] as const;
export type Locale = (typeof locales)[number];

/** A text in both languages; `fillText` replaces `{name}` by a value. */
export type LocalizedText = Readonly<Record<Locale, string>>;

/** The values of placeholders: a plain value, or a text that depends on the language itself. */
export type TextValues = Readonly<Record<string, string | number | LocalizedText>>;

/** Returns a text with its `{name}` placeholders filled; a placeholder without a value is unchanged. */
export function fillText(text: LocalizedText, locale: Locale, values: TextValues = {}): string {
  return text[locale].replaceAll(/\{(\w+)\}/g, (place, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) return place;
    return typeof value === "object" ? value[locale] : String(value);
  });
}
