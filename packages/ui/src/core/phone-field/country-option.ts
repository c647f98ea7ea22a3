/** A country whose telephone numbers can be typed. */
export type CountryOption = {
  /** Its flag; the interface shows no emoji, data that leaves it may. */
  readonly emoji: string;
  /** The digits after the plus: 90. */
  readonly phoneCode: string;
  /** Two letters: TR. */
  readonly short: string;
  /** In English. */
  readonly name: string;
  /**
   * How a number is typed without the country's code: 0 stands for any digit, another digit for itself. A Turkish mobile
   * number begins with 5, so that the first digit of (500) 000-0000 can only be a 5.
   */
  readonly phoneMask: string;
};

/** Every country that is offered. */
export const countryOptions: readonly [CountryOption, ...CountryOption[]] = [
  {
    emoji: "🇹🇷",
    phoneCode: "90",
    short: "TR",
    name: "Turkey",
    phoneMask: "(500) 000-0000",
  },
];

/** A country's name in the page's language. */
export function printCountryName({ short, name }: CountryOption, locale: string): string {
  if (locale.startsWith("en")) return name;
  return new Intl.DisplayNames(locale, { type: "region" }).of(short) ?? name;
}
