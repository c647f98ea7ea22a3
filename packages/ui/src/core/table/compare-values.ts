import type { TableValue } from "./table-column.ts";

/** A value that can be compared. */
export type ComparableValue = Exclude<TableValue, null | undefined>;

/** Returns the value to compare; undefined for an empty cell, which sorts last in both directions. */
export function readComparable(value: TableValue): ComparableValue | undefined {
  if (value === null || value === undefined || value === "") return undefined;
  return Number.isNaN(value instanceof Date ? value.getTime() : value) ? undefined : value;
}

/**
 * Returns a comparison: texts in the order of a language with numbers in them by value; numbers,
 * dates and booleans by value.
 */
export function comparisonIn(
  locale: string,
): (one: ComparableValue, other: ComparableValue) => number {
  const collator = new Intl.Collator(locale, { numeric: true });
  return (one, other) =>
    typeof one === "string" || typeof other === "string"
      ? collator.compare(String(one), String(other))
      : Number(one) - Number(other);
}
