import type { SortOrder } from "./filter-field.ts";
import { readKey } from "./read-key.ts";

/** Compares two rows: negative when the first comes first. */
export type RowComparison = (one: object, other: object) => number;

/**
 * Returns a comparison by a key and an order, with texts sorted as in a language; rows without the
 * value come last.
 */
export function comparisonBy(key: string, order: SortOrder, locale: string): RowComparison {
  const sign = order.endsWith("desc") ? -1 : 1;
  if (order.startsWith("num")) {
    return compareBy(key, readNumber, (one, other) => sign * (one - other));
  }
  const collator = new Intl.Collator(locale);
  return compareBy(key, readText, (one, other) => sign * collator.compare(one, other));
}

function compareBy<Value>(
  key: string,
  read: (value: unknown) => Value | undefined,
  compare: (one: Value, other: Value) => number,
): RowComparison {
  return (oneRow, otherRow) => {
    const one = read(readKey(oneRow, key));
    const other = read(readKey(otherRow, key));
    if (one === undefined || other === undefined) {
      return Number(one === undefined) - Number(other === undefined);
    }
    return compare(one, other);
  };
}

function readNumber(value: unknown): number | undefined {
  if (typeof value !== "number" && typeof value !== "string") return undefined;
  const number = typeof value === "string" && value.trim() === "" ? Number.NaN : Number(value);
  return Number.isNaN(number) ? undefined : number;
}

function readText(value: unknown): string | undefined {
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean") {
    return undefined;
  }
  return String(value) === "" ? undefined : String(value);
}
