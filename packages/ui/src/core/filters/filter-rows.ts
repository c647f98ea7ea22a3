import { comparisonBy, type RowComparison } from "./compare-rows.ts";
import type { FilterField, FilterValues, SortOrder } from "./filter-field.ts";
import { isActiveFilter } from "./is-active-filter.ts";
import { rowTestOf } from "./row-test.ts";

/** Returns the matching rows for valid values, sorted; with two orders the first field has precedence. */
export function filterRows<Row extends object>(
  fields: readonly FilterField<Row>[],
  values: FilterValues,
  rows: readonly Row[],
  locale: string,
): readonly Row[] {
  const active = fields.flatMap((field) => {
    const value = values[field.name];
    return field.filterable !== false && isActiveFilter(value) ? [{ field, value }] : [];
  });
  const tests = active.map(({ field, value }) => rowTestOf(field, value, locale));
  const comparisons = active.flatMap(({ field, value }) =>
    field.type === "sort"
      ? [comparisonBy(field.sortKey ?? field.name, value as SortOrder, locale)]
      : [],
  );
  return rows.filter((row) => tests.every((test) => test(row))).toSorted(chain(comparisons));
}

function chain(comparisons: readonly RowComparison[]): RowComparison {
  return (one, other) =>
    comparisons.reduce((difference, compare) => difference || compare(one, other), 0);
}
