import type { IsoDate } from "../date-field/iso-date.ts";
import type { SelectOption } from "../select/select-option.ts";

/** A sort order of rows: by text, or by number. */
export type SortOrder = "asc" | "desc" | "num_asc" | "num_desc";

/** The value of a filter; null and the empty text mean no value. */
export type FilterValue = string | number | boolean | null;

/** The values of all filters, by the names of the fields. */
export type FilterValues = Readonly<Record<string, FilterValue | undefined>>;

type Common<Value extends FilterValue> = {
  /** The name of its value; also the row key that it reads when no other is given. */
  readonly name: string;
  readonly label: string;
  /** The initial value, also after a reset. */
  readonly default?: Value | undefined;
  /** False for a value that does not filter but is shown and returned. */
  readonly filterable?: boolean | undefined;
};

type WithPlaceholder = {
  /** The placeholder of the empty field. */
  readonly placeholder?: string | undefined;
};

type RowKey<Row> = keyof Row & string;

/** One filter as data: its control, and how it matches a row. */
export type FilterField<Row extends object> =
  | (Common<string | number> &
      WithPlaceholder & {
        /** Rows whose value is the chosen one. */
        readonly type: "select";
        readonly options: readonly SelectOption<string | number>[];
      })
  | (Common<SortOrder> &
      WithPlaceholder & {
        /** All rows, in an order. */
        readonly type: "sort";
        /** The available orders; defaults to ascending and descending by text. */
        readonly options?: readonly SelectOption<SortOrder>[] | undefined;
        /** The key to compare; defaults to the field's name. */
        readonly sortKey?: RowKey<Row> | undefined;
      })
  | (Common<string> &
      WithPlaceholder & {
        /** Rows whose value contains the text. */
        readonly type: "input";
      })
  | (Common<string> &
      WithPlaceholder & {
        /** Rows that contain the text under one of some keys. */
        readonly type: "search";
        /** The keys to search; defaults to all. */
        readonly searchKeys?: readonly RowKey<Row>[] | undefined;
      })
  | (Common<boolean> & {
      /** Rows whose value is true; all rows when off. */
      readonly type: "switch";
    })
  | (Common<IsoDate> & {
      /** Rows whose value is on the same calendar day in Europe/Istanbul. */
      readonly type: "date";
    });
