const supported: ReadonlySet<string> = new Set(["USD", "EUR"]);
const minorUnits = 100;

/** An amount as the plans show it: en-US with two decimals, and nothing behind a zero. */
export function printPrice(amountMinor: number, currency: string): string {
  if (!supported.has(currency)) throw new RangeError(`Unsupported currency: ${currency}`);
  const fractionDigits = amountMinor === 0 ? 0 : 2;
  return new Intl.NumberFormat("en-US", {
    style: "currency",
    currency,
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  }).format(amountMinor / minorUnits);
}
