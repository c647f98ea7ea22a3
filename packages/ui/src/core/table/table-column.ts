import type { ReactNode } from "react";

/** The value of a cell: its sort key and, without a custom cell, its text. */
export type TableValue = string | number | boolean | Date | null | undefined;

/** One column of a table, as data. */
export type TableColumn<Row> = {
  readonly id: string;
  /** The header of the column. */
  readonly title: ReactNode;
  readonly value?: ((row: Row) => TableValue) | undefined;
  readonly cell?: ((row: Row) => ReactNode) | undefined;
  /** True when its header is a button that sorts; requires a `value`, or sorting by the table's owner. */
  readonly isSortable?: boolean | undefined;
  /** True when its cells name their rows; the column is sticky when a wide table scrolls. */
  readonly isRowHeader?: boolean | undefined;
  /** True for a monospace font, for numbers, values and token names. */
  readonly isMono?: boolean | undefined;
  /** The alignment of its cells; defaults to the start. */
  readonly align?: "start" | "center" | "end" | undefined;
  /** A minimum width in CSS. When every column has one, content does not change the widths. */
  readonly width?: string | undefined;
};

/** The sort order of a table. */
export type TableSort = {
  readonly columnId: string;
  readonly direction: "ascending" | "descending";
};
