import type { FilterField, FilterValues } from "./filter-field.ts";
import { filterRows } from "./filter-rows.ts";
import { findInvalidFilters } from "./find-invalid-filters.ts";
import { countActiveFilters } from "./is-active-filter.ts";

/** The input of applying filters. */
export type FilterRequest<Row extends object> = {
  readonly fields: readonly FilterField<Row>[];
  readonly values: FilterValues;
  readonly data: readonly Row[];
  /** The language of text comparison. */
  readonly locale: string;
  /** Called with the number of active filters. */
  readonly onActiveCount?: ((activeCount: number) => void) | undefined;
};

/** The result of applying filters. */
export type FilterOutcome<Row extends object> = {
  readonly values: FilterValues;
  readonly rows: readonly Row[];
  readonly activeCount: number;
};

/** Applies filters to data. Invalid values are refused with a console error, and nothing is applied. */
export function applyFilters<Row extends object>(
  request: FilterRequest<Row>,
): FilterOutcome<Row> | undefined {
  const { fields, values, data, locale, onActiveCount } = request;
  if (findInvalidFilters(fields, values).length > 0) {
    console.error("Validation Failed");
    return undefined;
  }
  const activeCount = countActiveFilters(values);
  onActiveCount?.(activeCount);
  if (data.length === 0) console.warn("Filter skipped: data is empty");
  return { values, rows: filterRows(fields, values, data, locale), activeCount };
}
