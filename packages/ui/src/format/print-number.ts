const formatters = new Map<string, Intl.NumberFormat>();

/** The most decimals of a number, the least ones, and whether its digits are grouped. */
type Notation = {
  /** True for a share of one, which is printed in percent. */
  readonly isShare?: boolean | undefined;
  readonly least?: number | undefined;
  readonly most?: number | undefined;
  readonly isGrouped?: boolean | undefined;
};

/** Prints a number in a language's notation, with at most three decimals by default. */
export function printNumber(value: number, locale: string, notation: Notation = {}): string {
  const { least = 0, most = Math.max(3, least), isGrouped = true, isShare = false } = notation;
  const key = `${locale} ${least} ${most} ${isGrouped} ${isShare}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, {
      minimumFractionDigits: least,
      maximumFractionDigits: most,
      useGrouping: isGrouped,
      style: isShare ? "percent" : "decimal",
    });
    // A formatter takes as long to create as a hundred numbers to print.
    formatters.set(key, formatter);
  }
  return formatter.format(value);
}
