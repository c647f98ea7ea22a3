/** A country with its phone number format. */
export type CountryOption = {
  /** Its flag; the interface shows no emoji, but exported data may. */
  readonly emoji: string;
  /** The digits after the plus: 90. */
  readonly phoneCode: string;
  /** Two letters: TR. */
  readonly short: string;
  /** In English. */
  readonly name: string;
  /**
   * The format of a number without the country's code: 0 is any digit, another digit is literal. A
   * Turkish mobile number begins with 5, so the first digit of (500) 000-0000 must be a 5.
   */
  readonly phoneMask: string;
};

/** Every available country. */
export const countryOptions: readonly [CountryOption, ...CountryOption[]] = [
  {
    emoji: "🇹🇷",
    phoneCode: "90",
    short: "TR",
    name: "Turkey",
    phoneMask: "(500) 000-0000",
  },
];

/** Prints a country's name in the page's language. */
export function printCountryName({ short, name }: CountryOption, locale: string): string {
  if (locale.startsWith("en")) return name;
  return new Intl.DisplayNames(locale, { type: "region" }).of(short) ?? name;
}
