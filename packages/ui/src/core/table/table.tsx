import { useLingui } from "@lingui/react/macro";
import { plural } from "@lingui/core/macro";
import { type ComponentPropsWithRef, type ReactNode, useId, useRef, useState } from "react";
import { useLocale } from "react-aria-components";
import { joinClassNames } from "../class-names.ts";
import { HiddenText } from "../text/hidden-text.tsx";
import { ScrollRegion } from "./scroll-region.tsx";
import { EmptyBody, LoadingBody, TableBody, type TableGroups } from "./table-body.tsx";
import type { TableColumn, TableSort } from "./table-column.ts";
import { TableHead } from "./table-head.tsx";
import { TablePager } from "./table-pager.tsx";
import { clampPage, hasPager } from "./table-pages.ts";
import styles from "./table.module.css";
import { useTableRows } from "./use-table-rows.ts";
import { useTurningFocus } from "./use-turning-focus.ts";

/** What a table takes. */
export type TableProps<Row extends object> = Omit<ComponentPropsWithRef<"div">, "children"> & {
  /** Names the table. */
  readonly label: string;
  /** Whether the label stands above the table; it names it either way. */
  readonly hasCaption?: boolean;
  /** The same array from render to render, as the rows are sorted anew with another. */
  readonly columns: readonly TableColumn<Row>[];
  /** All rows, or those of the page where there are more of them elsewhere. */
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly groups?: TableGroups<Row>;
  /** The least height of a row: 40, 48 or 56 px. */
  readonly rowSize?: "m" | "l" | "xl";
  readonly isLoading?: boolean;
  /** What stands where there are no rows; 'No data available' where nothing is given. */
  readonly emptyText?: ReactNode;
  /** How many rows there are on all pages. With it and `onPageChange` the table has a pager. */
  readonly total?: number;
  /** 10 where nothing is given. */
  readonly pageSize?: number;
  /** The page that is shown, from 1; the table turns by itself where nothing is given. */
  readonly page?: number;
  readonly onPageChange?: (page: number) => void;
  /** What the rows are sorted by; the table sorts by itself where nothing is given. */
  readonly sort?: TableSort | null;
  readonly defaultSort?: TableSort;
  /** Sorts elsewhere: the table reports what is asked for, and shows the rows in the order they come in. */
  readonly onSortChange?: (sort: TableSort | null) => void;
};

/** Rows of data in typed columns, sorted and paged here or elsewhere. */
export function Table<Row extends object>(props: TableProps<Row>) {
  const {
    label,
    hasCaption = false,
    columns,
    rows,
    rowKey,
    groups,
    rowSize = "m",
    ...others
  } = props;
  const {
    isLoading = false,
    emptyText,
    total,
    pageSize = 10,
    page,
    onPageChange,
    ...more
  } = others;
  const { sort, defaultSort = null, onSortChange, className, ...rest } = more;
  const { t } = useLingui();
  const { locale } = useLocale();
  const captionId = useId();
  const region = useRef<HTMLDivElement>(null);
  const pager = useRef<HTMLElement>(null);
  const [ownPage, setOwnPage] = useState(1);

  const isPaged = total !== undefined && onPageChange !== undefined;
  const isPagerShown = hasPager({ isLoading, rowCount: rows.length, total, onPageChange });
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
    <div {...rest} className={joinClassNames(styles["frame"], styles[rowSize], className)}>
      <ScrollRegion ref={region} labelledBy={captionId}>
        <table {...layoutOf(columns)} aria-busy={isLoading}>
          <caption id={captionId} className={hasCaption ? styles["caption"] : undefined}>
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
            <EmptyBody span={columns.length}>{emptyText ?? t`No data available`}</EmptyBody>
          )}
          {!isLoading && model.rows.length > 0 && (
            <TableBody
              columns={columns}
              rows={model.rows}
              rowKey={rowKey}
              groups={groups}
              locale={locale}
            />
          )}
        </table>
      </ScrollRegion>
      {isPagerShown && isPaged && (
        <TablePager
          ref={pager}
          page={shownPage}
          pageSize={pageSize}
          total={total}
          onPageChange={turnTo}
        />
      )}
      {isLoading && isPaged && <div className={styles["pager"]} />}
      <HiddenText as="output">
        {isLoading && t`Loading...`}
        {!isLoading &&
          !isPagerShown &&
          t`${plural(rows.length, { one: "# row", other: "# rows" })}`}
      </HiddenText>
    </div>
  );
}

/** Columns that all have a width keep it; the table is then as wide as they are together. */
function layoutOf<Row>(columns: readonly TableColumn<Row>[]): ComponentPropsWithRef<"table"> {
  const widths = columns.flatMap(({ width }) => width ?? []);
  if (widths.length < columns.length) return { className: styles["table"] };
  return {
    className: joinClassNames(styles["table"], styles["fixed"]),
    style: { minWidth: `calc(${widths.join(" + ")})` },
  };
}
