import { printCurrency } from "./print-currency.ts";

/** A price as plans show it: a currency with two decimals, and nothing behind a zero. */
export function printPrice(amountMinor: number, currency: string): string {
  const price = printCurrency(amountMinor, currency);
  return amountMinor === 0 ? price.replace(".00", "") : price;
}
