/** The currencies of prices. */
export const currencies = ["USD", "EUR"] as const;
export type Currency = (typeof currencies)[number];

const minorUnits = 100;

/**
 * Prints an amount of money in en-US notation, with two decimals. Throws a RangeError for all but
 * USD and EUR.
 */
export function printCurrency(amountMinor: number, currency: string): string {
  return formatOf(currency).format(convertToMajor(amountMinor));
}

/** Prints a price as plans show it: a currency with two decimals, and none for zero. */
export function printPrice(amountMinor: number, currency: string): string {
  const price = printCurrency(amountMinor, currency);
  return amountMinor === 0 ? price.replace(".00", "") : price;
}

/** Returns an amount in whole units for display; nothing is computed with it. */
export function convertToMajor(amountMinor: number): number {
  return amountMinor / minorUnits;
}

/** Returns the symbol of a currency; throws a RangeError for all but USD and EUR. */
export function symbolOf(currency: string): string {
  const parts = formatOf(currency).formatToParts(0);
  return parts.find(({ type }) => type === "currency")?.value ?? currency;
}

/** Returns whether a text is the code of a supported currency. */
export function isCurrency(text: string): text is Currency {
  return currencies.some((code) => code === text);
}

function formatOf(currency: string): Intl.NumberFormat {
  if (!isCurrency(currency)) throw new RangeError(`Unsupported currency: ${currency}`);
  return new Intl.NumberFormat("en-US", {
    style: "currency",
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: "negative",
  });
}
