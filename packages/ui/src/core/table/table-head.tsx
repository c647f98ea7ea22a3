import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import { joinClassNames } from "../class-names.ts";
import { Icon } from "../icon/icon.tsx";
import type { TableColumn, TableSort } from "./table-column.ts";
import styles from "./table.module.css";

type TableHeadProps<Row> = {
  readonly columns: readonly TableColumn<Row>[];
  readonly canSort: (column: TableColumn<Row>) => boolean;
  readonly sort: TableSort | null;
  readonly onSortChange: (sort: TableSort | null) => void;
};

/** The column headers; sortable ones are buttons. */
export function TableHead<Row>({ columns, canSort, sort, onSortChange }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          const { id, title, width } = column;
          const direction = sort?.columnId === id ? sort.direction : undefined;
          const isSortable = canSort(column);
          return (
            <th
              key={id}
              scope="col"
              className={joinClassNames(...cellClassNames(column))}
              aria-sort={isSortable ? (direction ?? "none") : undefined}
              style={width === undefined ? undefined : { width, minWidth: width }}
            >
              {isSortable ? (
                <button
                  type="button"
                  className={styles.sort}
                  onClick={() => onSortChange(nextSort(id, direction))}
                >
                  {title}
                  <Icon icon={direction ? arrows[direction] : ArrowUpDown} sizePx={12} />
                </button>
              ) : (
                title
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

const arrows = { ascending: ArrowUp, descending: ArrowDown } as const;

/** Returns the class names of a column's cells and header. */
export function cellClassNames<Row>(column: TableColumn<Row>): readonly (string | undefined)[] {
  const { align = "start", isRowHeader = false } = column;
  return [styles[align], isRowHeader ? styles.names : undefined];
}

/** Returns the next sort order: ascending, descending, then unsorted. */
function nextSort(
  columnId: string,
  direction: TableSort["direction"] | undefined,
): TableSort | null {
  if (direction === "descending") return null;
  return { columnId, direction: direction ? "descending" : "ascending" };
}
