import type { FilterField, FilterValues } from "./filter-field.ts";
import { filterRows } from "./filter-rows.ts";
import { findInvalidFilters } from "./find-invalid-filters.ts";
import { countActiveFilters } from "./is-active-filter.ts";

/** What filters are applied with. */
export type FilterRequest<Row extends object> = {
  readonly fields: readonly FilterField<Row>[];
  readonly values: FilterValues;
  readonly data: readonly Row[];
  /** The language that texts are compared in. */
  readonly locale: string;
  /** Told how many filters are active. */
  readonly onActiveCount?: (activeCount: number) => void;
};

/** What applied filters give. */
export type FilterOutcome<Row extends object> = {
  readonly values: FilterValues;
  readonly rows: readonly Row[];
  readonly activeCount: number;
};

/** Applies filters to data. Values that are not valid are refused: the console says so, and nothing is applied. */
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
