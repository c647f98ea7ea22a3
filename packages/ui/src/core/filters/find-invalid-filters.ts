import type { FilterField, FilterValue, FilterValues } from "./filter-field.ts";
import { isCalendarDay } from "./read-calendar-day.ts";

const sortOrders: ReadonlySet<FilterValue> = new Set(["asc", "desc", "num_asc", "num_desc"]);

/** Returns the names of fields whose values have the wrong type; absent values are valid. */
export function findInvalidFilters<Row extends object>(
  fields: readonly FilterField<Row>[],
  values: FilterValues,
): readonly string[] {
  return fields
    .filter((field) => !isEmpty(values[field.name]) && !isValid(field, values[field.name]))
    .map(({ name }) => name);
}

function isEmpty(value: FilterValue | undefined): boolean {
  return value === undefined || value === null || value === "";
}

function isValid<Row extends object>(field: FilterField<Row>, value: unknown): boolean {
  switch (field.type) {
    case "select":
      return field.options.some(({ id }) => id === value);
    case "sort":
      return field.options
        ? field.options.some(({ id }) => id === value)
        : sortOrders.has(value as FilterValue);
    case "switch":
      return typeof value === "boolean";
    case "date":
      return typeof value === "string" && isCalendarDay(value);
    case "input":
    case "search":
      return typeof value === "string";
  }
}
