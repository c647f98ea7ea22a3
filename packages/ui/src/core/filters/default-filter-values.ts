import type { FilterField, FilterValues } from "./filter-field.ts";

/** What every field holds at first: its default, else nothing. */
export function defaultFilterValues<Row extends object>(
  fields: readonly FilterField<Row>[],
): FilterValues {
  return Object.fromEntries(fields.map((field) => [field.name, field.default ?? emptyOf(field)]));
}

function emptyOf<Row extends object>({ type }: FilterField<Row>): null | "" | false {
  if (type === "switch") return false;
  return type === "date" ? null : "";
}
