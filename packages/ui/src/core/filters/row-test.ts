import type { FilterField } from "./filter-field.ts";
import { foldCase } from "../fold-case.ts";
import { readCalendarDay } from "./read-calendar-day.ts";
import { readKey } from "./read-key.ts";

type RowTest = (row: object) => boolean;

/** Returns the predicate of a field's active value; a sort order matches every row. */
export function rowTestOf<Row extends object>(
  field: FilterField<Row>,
  value: string | number | true,
  locale: string,
): RowTest {
  const { name } = field;
  switch (field.type) {
    case "select":
    case "switch":
      return (row) => readKey(row, name) === value;
    case "date":
      return (row) => readCalendarDay(readKey(row, name)) === value;
    case "input":
      return holdsText(String(value), [name], locale);
    case "search":
      return holdsText(String(value), field.searchKeys ?? [], locale);
    case "sort":
      return () => true;
  }
}

/**
 * Returns a predicate for rows that contain a text under one of some keys; under any key when none
 * is named.
 */
function holdsText(text: string, keys: readonly string[], locale: string): RowTest {
  const sought = foldCase(text.trim(), locale);
  return (row) =>
    (keys.length > 0 ? keys : Object.keys(row))
      .flatMap((key) => textsOf(readKey(row, key)))
      .some((held) => foldCase(held, locale).includes(sought));
}

/** Returns the visible texts of a value; for a list, those of its items. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "number" || typeof value === "bigint") return [String(value)];
  return Array.isArray(value) ? value.flatMap(textsOf) : [];
}
