import { printCurrency } from "./print-currency.ts";

/** Prints a price as plans show it: a currency with two decimals, and none for zero. */
export function printPrice(amountMinor: number, currency: string): string {
  const price = printCurrency(amountMinor, currency);
  return amountMinor === 0 ? price.replace(".00", "") : price;
}
