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
import { clampPage } from "./table-pages.ts";

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  rowPaginationFeature,
  paginatedRowModel: createPaginatedRowModel(),
});

/** What the rows that a table shows follow from. */
export type TableRowsOptions<Row extends object> = {
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly locale: string;
  /** The page that is shown, from 1, and how many rows it has; Infinity puts all on one. */
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly sort: TableSort | null | undefined;
  readonly defaultSort: TableSort | null;
  /** Given where the rows come sorted: the table reports what is asked for, and leaves the rows as they are. */
  readonly onSortChange: ((sort: TableSort | null) => void) | undefined;
};

/** The rows of a table in the order and of the page that are shown. */
export function useTableRows<Row extends object>(options: TableRowsOptions<Row>) {
  const { columns, rows, locale, pageSize, total, onSortChange } = options;
  const [ownSort, setOwnSort] = useState(options.defaultSort);
  const sort = options.sort === undefined ? ownSort : options.sort;
  const isWhole = rows.length >= total;
  const pageIndex = clampPage(options.page, pageSize, total) - 1;
  const table = useTable({
    features,
    columns: useMemo(() => defineColumns(columns, locale), [columns, locale]),
    data: rows,
    state: {
      sorting: useMemo(() => printSort(sort), [sort]),
      pagination: useMemo(() => ({ pageIndex, pageSize }), [pageIndex, pageSize]),
    },
    // Rows that were cut or sorted elsewhere are taken as they come.
    manualSorting: onSortChange !== undefined,
    manualPagination: !isWhole,
    autoResetPageIndex: false,
  });
  return {
    rows: table.getRowModel().rows.map(({ original }) => original),
    sort,
    /** Whether a column can be sorted here: the order of one page alone would be none. */
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
