import type { ReactNode } from "react";

/** The value of a cell: its sort key and, without a custom cell, its text. */
export type TableValue = string | number | boolean | Date | null | undefined;

/** One column of a table, as data. */
export type TableColumn<Row> = {
  readonly id: string;
  /** The header of the column. */
  readonly title: ReactNode;
  readonly value?: (row: Row) => TableValue;
  readonly cell?: (row: Row) => ReactNode;
  /** True when its header is a button that sorts; requires a `value`, or sorting by the table's owner. */
  readonly isSortable?: boolean;
  /** True when its cells name their rows; the column is sticky when a wide table scrolls. */
  readonly isRowHeader?: boolean;
  /** True for a monospace font, for numbers, values and token names. */
  readonly isMono?: boolean;
  /** The alignment of its cells; defaults to the start. */
  readonly align?: "start" | "center" | "end";
  /** A minimum width in CSS. When every column has one, content does not change the widths. */
  readonly width?: string;
};

/** The sort order of a table. */
export type TableSort = {
  readonly columnId: string;
  readonly direction: "ascending" | "descending";
};
