import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useLocale } from "react-aria-components";
import { joinClassNames } from "../class-names.ts";
import { printDate } from "../../format/print-date.ts";
import { printNumber } from "../../format/print-number.ts";
import { cellClassNames } from "./table-head.tsx";
import type { TableColumn, TableValue } from "./table-column.ts";
import styles from "./table.module.css";

type TableRowProps<Row> = {
  readonly row: Row;
  readonly columns: readonly TableColumn<Row>[];
};

/** One row, with a cell per column. */
export function TableRow<Row>({ row, columns }: TableRowProps<Row>) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const print = (value: TableValue): ReactNode =>
    typeof value === "boolean" ? (value ? t`Yes` : t`No`) : printValue(value, locale);
  return (
    <tr>
      {columns.map((column) => {
        const { id, isRowHeader = false, isMono = false, cell, value } = column;
        const className = joinClassNames(...cellClassNames(column), isMono && styles.mono);
        const content = cell ? cell(row) : print(value?.(row));
        return isRowHeader ? (
          <th key={id} scope="row" className={className}>
            {content}
          </th>
        ) : (
          <td key={id} className={className}>
            {content}
          </td>
        );
      })}
    </tr>
  );
}

function printValue(value: Exclude<TableValue, boolean>, locale: string): ReactNode {
  if (typeof value === "number") return printNumber(value, locale);
  return value instanceof Date ? printDate(value, locale) : value;
}
