import type { Locale } from "#sentences/locale.ts";

/** The currencies of prices. */
export const currencies = ["USD", "EUR"] as const;
export type Currency = (typeof currencies)[number];

const minorUnits = 100;

/** The notation of amounts in each language. */
const notations: Readonly<Record<Locale, string>> = { en: "en-US", tr: "tr-TR" };

/**
 * Prints an amount of money in the notation of a language, with two decimals: $9.90, in Turkish $9,90. Throws a
 * RangeError for all but USD and EUR.
 */
export function printCurrency(amountMinor: number, currency: string, locale: Locale): string {
  return formatOf(currency, locale).format(convertToMajor(amountMinor));
}

/** Prints a price as plans show it: a currency with two decimals, and none for zero. */
export function printPrice(amountMinor: number, currency: string, locale: Locale): string {
  return formatOf(currency, locale, amountMinor === 0 ? 0 : 2).format(convertToMajor(amountMinor));
}

/** Prints an amount of a provider; one of an unsupported currency has its code. */
export function printAmount(amountMinor: number, currency: string, locale: Locale): string {
  if (isCurrency(currency)) return printCurrency(amountMinor, currency, locale);
  const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const amount = new Intl.NumberFormat(notations[locale], decimals);
  return `${amount.format(convertToMajor(amountMinor))} ${currency}`;
}

/** Returns an amount in whole units for display; nothing is computed with it. */
export function convertToMajor(amountMinor: number): number {
  return amountMinor / minorUnits;
}

/** Returns the symbol of a currency; throws a RangeError for all but USD and EUR. */
export function symbolOf(currency: string): string {
  const parts = formatOf(currency, "en").formatToParts(0);
  return parts.find(({ type }) => type === "currency")?.value ?? currency;
}

/** Returns whether a text is the code of a supported currency. */
export function isCurrency(text: string): text is Currency {
  return currencies.some((code) => code === text);
}

function formatOf(currency: string, locale: Locale, decimals = 2): Intl.NumberFormat {
  if (!isCurrency(currency)) throw new RangeError(`Unsupported currency: ${currency}`);
  return new Intl.NumberFormat(notations[locale], {
    style: "currency",
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: "negative",
  });
}
