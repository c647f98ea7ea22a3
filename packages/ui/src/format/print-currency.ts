const supported: ReadonlySet<string> = new Set(["USD", "EUR"]);
const minorUnits = 100;

/**
 * Prints an amount of money in en-US notation, with two decimals. Throws a RangeError for all but
 * USD and EUR.
 */
export function printCurrency(amountMinor: number, currency: string): string {
  if (!supported.has(currency)) throw new RangeError(`Unsupported currency: ${currency}`);
  return new Intl.NumberFormat("en-US", {
    style: "currency",
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: "negative",
  }).format(amountMinor / minorUnits);
}
