import type { TableValue } from "./table-column.ts";

/** A value that there is something to compare by. */
export type ComparableValue = Exclude<TableValue, null | undefined>;

/** The value to compare by; undefined where a cell is empty, so that it stands last in either direction. */
export function readComparable(value: TableValue): ComparableValue | undefined {
  if (value === null || value === undefined || value === "") return undefined;
  return Number.isNaN(value instanceof Date ? value.getTime() : value) ? undefined : value;
}

/** Compares texts as a language sorts them, numbers within texts by their size; numbers, dates and booleans by theirs. */
export function comparisonIn(
  locale: string,
): (one: ComparableValue, other: ComparableValue) => number {
  const collator = new Intl.Collator(locale, { numeric: true });
  return (one, other) =>
    typeof one === "string" || typeof other === "string"
      ? collator.compare(String(one), String(other))
      : Number(one) - Number(other);
}
