import type { FilterField, FilterValues } from "./filter-field.ts";

/** Returns the initial value of every field: its default, or none. */
export function defaultFilterValues<Row extends object>(
  fields: readonly FilterField<Row>[],
): FilterValues {
  return Object.fromEntries(fields.map((field) => [field.name, field.default ?? emptyOf(field)]));
}

function emptyOf<Row extends object>({ type }: FilterField<Row>): null | "" | false {
  if (type === "switch") return false;
  return type === "date" ? null : "";
}
