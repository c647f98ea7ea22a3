import type { FilterValue, FilterValues } from "./filter-field.ts";

/** Returns whether a value filters: it is not empty and not false. */
export function isActiveFilter(value: FilterValue | undefined): value is string | number | true {
  if (typeof value === "string") return value.trim() !== "";
  return value !== undefined && value !== null && value !== false;
}

/** Counts the active filters. */
export function countActiveFilters(values: FilterValues): number {
  return Object.values(values).filter(isActiveFilter).length;
}
