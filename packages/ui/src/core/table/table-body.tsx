import type { ReactNode } from "react";
import { useLocale } from "react-aria-components";
import { printNumber } from "../../format/print-number.ts";
import { SkeletonBlock } from "../skeleton/skeleton.tsx";
import skeletonStyles from "../skeleton/skeleton.module.css";
import type { TableColumn } from "./table-column.ts";
import { TableRow } from "./table-row.tsx";
import styles from "./table.module.css";

/** Groups of rows under headings. */
export type TableGroups<Row> = {
  /** Returns the group of a row; groups are in the order of their first rows. */
  readonly of: (row: Row) => string;
  readonly title: (group: string) => ReactNode;
};

type TableBodyProps<Row> = {
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly groups: TableGroups<Row> | undefined;
};

/** The rows, optionally in groups. */
export function TableBody<Row>({ groups, ...body }: TableBodyProps<Row>) {
  const { columns, rows, rowKey } = body;
  const { locale } = useLocale();
  const draw = (some: readonly Row[]) =>
    some.map((row) => <TableRow key={rowKey(row)} row={row} columns={columns} />);
  if (!groups) return <tbody>{draw(rows)}</tbody>;
  return [...Map.groupBy(rows, groups.of)].map(([group, some]) => (
    <tbody key={group}>
      <tr className={styles.group}>
        <th colSpan={columns.length} scope="rowgroup">
          {groups.title(group)}
          <span className={styles.count}>{printNumber(some.length, locale)}</span>
        </th>
      </tr>
      {draw(some)}
    </tbody>
  ));
}

/** Placeholders of loading rows; they are hidden from screen readers, because the table announces loading. */
export function LoadingBody<Row>({
  columns,
  rowCount,
}: {
  readonly columns: readonly TableColumn<Row>[];
  readonly rowCount: number;
}) {
  return (
    <tbody className={skeletonStyles.skeleton} aria-hidden="true">
      {Array.from({ length: rowCount }, (_, index) => (
        <tr key={index}>
          {columns.map(({ id, align = "start" }) => (
            <td key={id} className={styles[align]}>
              <SkeletonBlock className={styles.block} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
