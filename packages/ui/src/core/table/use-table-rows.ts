import {
  type ColumnDef,
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useMemo, useState } from "react";
import { type ComparableValue, comparisonIn, readComparable } from "./compare-values.ts";
import type { TableColumn, TableSort } from "./table-column.ts";
import type { TableProps } from "./table.tsx";

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  rowPaginationFeature,
  paginatedRowModel: createPaginatedRowModel(),
});

type TableRowsOptions<Row extends object> = Pick<
  TableProps<Row>,
  "columns" | "rows" | "sort" | "defaultSort" | "onSortChange"
> & {
  readonly locale: string;
  /** The current page, from 1, and its size; Infinity shows all rows on one page. */
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
};

/** Returns the rows of the current page, sorted. */
export function useTableRows<Row extends object>(options: TableRowsOptions<Row>) {
  const { columns, rows, locale, pageSize, total, onSortChange } = options;
  const [ownSort, setOwnSort] = useState(options.defaultSort ?? null);
  const sort = options.sort === undefined ? ownSort : options.sort;
  const isWhole = rows.length >= total;
  const pageIndex = options.page - 1;
  const table = useTable({
    features,
    columns: useMemo(() => defineColumns(columns, locale), [columns, locale]),
    data: rows,
    state: {
      sorting: useMemo(() => printSort(sort), [sort]),
      pagination: useMemo(() => ({ pageIndex, pageSize }), [pageIndex, pageSize]),
    },
    // Rows that are paged or sorted externally are used as given.
    manualSorting: onSortChange !== undefined,
    manualPagination: !isWhole,
    autoResetPageIndex: false,
  });
  return {
    rows: table.getRowModel().rows.map(({ original }) => original),
    sort,
    /** Returns whether a column can be sorted here: sorting a single page would be wrong. */
    canSort: ({ isSortable = false, value }: TableColumn<Row>) =>
      isSortable && (onSortChange !== undefined || (isWhole && value !== undefined)),
    setSort(next: TableSort | null) {
      setOwnSort(next);
      onSortChange?.(next);
    },
  };
}

function defineColumns<Row extends object>(columns: readonly TableColumn<Row>[], locale: string) {
  const compare = comparisonIn(locale);
  return columns.map(({ id, value }): ColumnDef<typeof features, Row> => ({
    id,
    accessorFn: (row) => readComparable(value?.(row)),
    sortUndefined: "last",
    sortFn: (one, other) =>
      compare(one.getValue<ComparableValue>(id), other.getValue<ComparableValue>(id)),
  }));
}

function printSort(sort: TableSort | null): SortingState {
  return sort ? [{ id: sort.columnId, desc: sort.direction === "descending" }] : [];
}
