import type { ReactNode } from "react";
import { joinClassNames } from "../class-names.ts";
import { printNumber } from "../../format/print-number.ts";
import { SkeletonBlock } from "../skeleton/skeleton.tsx";
import type { TableColumn } from "./table-column.ts";
import { TableRow } from "./table-row.tsx";
import styles from "./table.module.css";

/** Rows that stand together under a heading. */
export type TableGroups<Row> = {
  /** The group of a row: rows with the same one stand together, the groups as they first come. */
  readonly of: (row: Row) => string;
  readonly title: (group: string) => ReactNode;
};

type TableBodyProps<Row> = {
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly groups: TableGroups<Row> | undefined;
  readonly locale: string;
};

/** The rows, in their groups where they have some. */
export function TableBody<Row>({ groups, ...body }: TableBodyProps<Row>) {
  const { columns, rows, rowKey, locale } = body;
  const draw = (some: readonly Row[]) =>
    some.map((row) => <TableRow key={rowKey(row)} row={row} columns={columns} locale={locale} />);
  if (!groups) return <tbody>{draw(rows)}</tbody>;
  return [...Map.groupBy(rows, groups.of)].map(([group, some]) => (
    <tbody key={group}>
      <tr className={styles["group"]}>
        <th colSpan={columns.length} scope="rowgroup">
          {groups.title(group)}
          <span className={styles["count"]}>{printNumber(some.length, locale)}</span>
        </th>
      </tr>
      {draw(some)}
    </tbody>
  ));
}

/** A row that says that there are none. */
export function EmptyBody({
  span,
  children,
}: {
  readonly span: number;
  readonly children: ReactNode;
}) {
  return (
    <tbody>
      <tr>
        <td colSpan={span} className={styles["empty"]}>
          {children}
        </td>
      </tr>
    </tbody>
  );
}

/** Still blocks in the place of rows that are loading; the table says so itself, so they are silent. */
export function LoadingBody<Row>({
  columns,
  rowCount,
}: {
  readonly columns: readonly TableColumn<Row>[];
  readonly rowCount: number;
}) {
  return (
    <tbody className={styles["loading"]} aria-hidden="true">
      {Array.from({ length: rowCount }, (_, index) => (
        <tr key={index}>
          {columns.map(({ id, align = "start" }) => (
            <td key={id} className={styles[align]}>
              <SkeletonBlock className={joinClassNames(styles["block"])} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
