import type { ReactNode } from "react";

/** What a cell holds: what its column is sorted by and, where the column draws no cell, what it shows. */
export type TableValue = string | number | boolean | Date | null | undefined;

/** One column of a table, as data. */
export type TableColumn<Row> = {
  readonly id: string;
  /** Names the column. */
  readonly title: ReactNode;
  readonly value?: (row: Row) => TableValue;
  readonly cell?: (row: Row) => ReactNode;
  /** Whether its head is a button that sorts; it needs a `value`, or a table that is sorted by its owner. */
  readonly isSortable?: boolean;
  /** Whether its cells name their rows; it stays in sight when a wide table scrolls. */
  readonly isRowHeader?: boolean;
  /** Whether its cells are set in mono, as numbers, values and names of tokens are. */
  readonly isMono?: boolean;
  /** The side its cells stand on; the start where nothing is given. */
  readonly align?: "start" | "center" | "end";
  /** A CSS length that it never goes under. Where every column has one, no cell's content moves the columns. */
  readonly width?: string;
};

/** What a table is sorted by. */
export type TableSort = {
  readonly columnId: string;
  readonly direction: "ascending" | "descending";
};
