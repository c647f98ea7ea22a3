import { useMemo, useState } from "react";
import { useLocale } from "react-aria-components";
import type { ActionBarProps } from "../action-bar/action-bar.tsx";
import { applyFilters, type FilterOutcome } from "./apply-filters.ts";
import { defaultFilterValues } from "./default-filter-values.ts";
import type { FilterDialogProps } from "./filter-dialog.tsx";
import type { FilterField, FilterValues } from "./filter-field.ts";
import { filterRows } from "./filter-rows.ts";
import { findInvalidFilters } from "./find-invalid-filters.ts";
import { countActiveFilters } from "./is-active-filter.ts";

/** The options of a filtered list. */
export type UseFiltersOptions<Row extends object> = {
  /** Must be stable between renders, because a new array filters the rows again. */
  readonly fields: readonly FilterField<Row>[];
  readonly data: readonly Row[];
  /** The initially applied values, such as those of an address; defaults to the fields' defaults. */
  readonly initialValues?: FilterValues | undefined;
  /** Called with the result of every Apply. */
  readonly onApply?: ((outcome: FilterOutcome<Row>) => void) | undefined;
};

/** A filtered list, with the props of its filter dialog and action bar. */
export type Filters<Row extends object> = FilterOutcome<Row> & {
  readonly dialogProps: Pick<
    FilterDialogProps<Row>,
    "fields" | "values" | "isOpen" | "onApply" | "onClose"
  >;
  readonly actionBarProps: Required<Pick<ActionBarProps, "onFilter" | "activeFilterCount">>;
};

/**
 * Connects a list to its filters: the rows follow the data and the applied values, the badge
 * follows the count.
 */
export function useFilters<Row extends object>(options: UseFiltersOptions<Row>): Filters<Row> {
  const { fields, data, initialValues, onApply } = options;
  const { locale } = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const [values, setValues] = useState(() => initialValues ?? defaultFilterValues(fields));
  // Invalid values are shown in the dialog, and filter nothing.
  const applied = findInvalidFilters(fields, values).length > 0 ? noValues : values;
  const rows = useMemo(
    () => filterRows(fields, applied, data, locale),
    [fields, applied, data, locale],
  );
  const activeCount = countActiveFilters(applied);

  function apply(given: FilterValues): boolean {
    const outcome = applyFilters({ fields, values: given, data, locale });
    if (!outcome) return false;
    setValues(outcome.values);
    onApply?.(outcome);
    return true;
  }

  return {
    values,
    rows,
    activeCount,
    dialogProps: { fields, values, isOpen, onApply: apply, onClose: () => setIsOpen(false) },
    actionBarProps: { onFilter: () => setIsOpen(true), activeFilterCount: activeCount },
  };
}

const noValues: FilterValues = {};
