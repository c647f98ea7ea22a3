/** Prints a number in a language's notation, with at most three decimals by default. */
export function printNumber(
  value: number,
  locale: string,
  decimals: { readonly least?: number | undefined; readonly most?: number | undefined } = {},
): string {
  const { least = 0, most = Math.max(3, least) } = decimals;
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  }).format(value);
}
