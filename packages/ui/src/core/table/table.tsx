import { useLingui } from "@lingui/react/macro";
import { plural } from "@lingui/core/macro";
import { type ComponentPropsWithRef, type ReactNode, useId, useRef, useState } from "react";
import { useLocale } from "react-aria-components";
import { joinClassNames } from "../class-names.ts";
import { HiddenText } from "../text/hidden-text.tsx";
import { ScrollRegion } from "./scroll-region.tsx";
import { LoadingBody, TableBody, type TableGroups } from "./table-body.tsx";
import type { TableColumn, TableSort } from "./table-column.ts";
import { TableHead } from "./table-head.tsx";
import { TablePager } from "./table-pager.tsx";
import { clampPage } from "./table-pages.ts";
import styles from "./table.module.css";
import { useTableRows } from "./use-table-rows.ts";
import { useTurningFocus } from "./use-turning-focus.ts";

/** The props of a table. */
export type TableProps<Row extends object> = Omit<ComponentPropsWithRef<"div">, "children"> & {
  /** The name of the table. */
  readonly label: string;
  /** True when the label is shown above the table. */
  readonly hasCaption?: boolean | undefined;
  /** Must be stable between renders, because a new array sorts the rows again. */
  readonly columns: readonly TableColumn<Row>[];
  /** All rows, or those of the page when the others are elsewhere. */
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly groups?: TableGroups<Row> | undefined;
  /** The minimum height of a row: 32, 40, 48 or 56 px. */
  readonly rowSize?: "s" | "m" | "l" | "xl" | undefined;
  readonly isLoading?: boolean | undefined;
  /** The message for no rows; defaults to 'No data available'. */
  readonly emptyText?: ReactNode;
  /** The number of rows on all pages. With it and `onPageChange` the table has a pager. */
  readonly total?: number | undefined;
  /** Defaults to 10. */
  readonly pageSize?: number | undefined;
  /** The current page, from 1; uncontrolled when absent. */
  readonly page?: number | undefined;
  readonly onPageChange?: ((page: number) => void) | undefined;
  /** The sort order; uncontrolled when absent. */
  readonly sort?: TableSort | null | undefined;
  readonly defaultSort?: TableSort | undefined;
  /** Enables external sorting: the table reports the requested order, and shows the rows as given. */
  readonly onSortChange?: ((sort: TableSort | null) => void) | undefined;
};

/** Rows of data in typed columns, sorted and paged here or by the owner. */
export function Table<Row extends object>({
  label,
  hasCaption = false,
  columns,
  rows,
  rowKey,
  groups,
  rowSize = "m",
  isLoading = false,
  emptyText,
  total,
  pageSize = 10,
  page,
  onPageChange,
  sort,
  defaultSort,
  onSortChange,
  className,
  ...rest
}: TableProps<Row>) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const captionId = useId();
  const region = useRef<HTMLDivElement>(null);
  const pager = useRef<HTMLElement>(null);
  const [ownPage, setOwnPage] = useState(1);

  const isPaged = total !== undefined && onPageChange !== undefined;
  const isPagerShown = isPaged && !isLoading && rows.length > 0;
  const rowTotal = isPaged ? total : rows.length;
  const shownPage = clampPage(page ?? ownPage, pageSize, rowTotal);
  const noteTurn = useTurningFocus(isPagerShown, region, pager);
  const model = useTableRows({
    columns,
    rows,
    locale,
    page: shownPage,
    pageSize: isPaged ? pageSize : Number.POSITIVE_INFINITY,
    total: rowTotal,
    sort,
    defaultSort,
    onSortChange,
  });

  function turnTo(next: number): void {
    if (next === shownPage) return;
    noteTurn(next < shownPage ? "previous" : "next");
    setOwnPage(next);
    onPageChange?.(next);
  }

  return (
    <div {...rest} className={joinClassNames(styles.frame, styles[rowSize], className)}>
      <ScrollRegion ref={region} labelledBy={captionId}>
        <table {...layoutOf(columns)} aria-busy={isLoading}>
          <caption id={captionId} className={hasCaption ? styles.caption : undefined}>
            {hasCaption ? label : <HiddenText>{label}</HiddenText>}
          </caption>
          <TableHead
            columns={columns}
            canSort={model.canSort}
            sort={model.sort}
            onSortChange={(next) => {
              model.setSort(next);
              if (!onSortChange) turnTo(1);
            }}
          />
          {isLoading && <LoadingBody columns={columns} rowCount={model.rows.length || pageSize} />}
          {!isLoading && model.rows.length === 0 && (
            <tbody>
              <tr>
                <td colSpan={columns.length} className={styles.empty}>
                  {emptyText ?? t`No data available`}
                </td>
              </tr>
            </tbody>
          )}
          {!isLoading && model.rows.length > 0 && (
            <TableBody columns={columns} rows={model.rows} rowKey={rowKey} groups={groups} />
          )}
        </table>
      </ScrollRegion>
      {isPagerShown && (
        <TablePager
          ref={pager}
          page={shownPage}
          pageSize={pageSize}
          total={total}
          onPageChange={turnTo}
        />
      )}
      {isLoading && isPaged && <div className={styles.pager} />}
      <HiddenText as="output">
        {isLoading && t`Loading...`}
        {!isLoading &&
          !isPagerShown &&
          t`${plural(rows.length, { one: "# row", other: "# rows" })}`}
      </HiddenText>
    </div>
  );
}

/** Returns the fixed layout of a table whose columns all have a width; the table is as wide as their sum. */
function layoutOf<Row>(columns: readonly TableColumn<Row>[]): ComponentPropsWithRef<"table"> {
  const widths = columns.flatMap(({ width }) => width ?? []);
  if (widths.length < columns.length) return { className: styles.table };
  return {
    className: joinClassNames(styles.table, styles.fixed),
    style: { minWidth: `calc(${widths.join(" + ")})` },
  };
}
