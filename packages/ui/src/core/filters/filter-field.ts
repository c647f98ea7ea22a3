import type { IsoDate } from "../date-field/iso-date.ts";
import type { SelectOption } from "../select/select-option.ts";

/** An order that rows are sorted in: by text, or by number. */
export type SortOrder = "asc" | "desc" | "num_asc" | "num_desc";

/** What a person gave in a filter; null and the empty text are nothing. */
export type FilterValue = string | number | boolean | null;

/** What a person gave in every filter, by the names of the fields. */
export type FilterValues = Readonly<Record<string, FilterValue | undefined>>;

type Common<Value extends FilterValue> = {
  /** The name of its value; where no other key is given, also the key of a row that it looks at. */
  readonly name: string;
  readonly label: string;
  /** What it holds at first and after a reset. */
  readonly default?: Value;
  /** Whether it filters at all; a value that does not is still asked for and given back. */
  readonly filterable?: boolean;
};

type WithPlaceholder = {
  /** What stands in the field while it is empty. */
  readonly placeholder?: string;
};

type RowKey<Row> = keyof Row & string;

/** One filter as data: what it asks for, and how it looks at a row. */
export type FilterField<Row extends object> =
  | (Common<string | number> &
      WithPlaceholder & {
        /** The rows whose value is the chosen one. */
        readonly type: "select";
        readonly options: readonly SelectOption<string | number>[];
      })
  | (Common<SortOrder> &
      WithPlaceholder & {
        /** All rows, in an order. */
        readonly type: "sort";
        /** The orders to choose from; by text, up and down, where nothing is given. */
        readonly options?: readonly SelectOption<SortOrder>[];
        /** The key that is compared; the field's name where nothing is given. */
        readonly sortKey?: RowKey<Row>;
      })
  | (Common<string> &
      WithPlaceholder & {
        /** The rows whose value holds the text. */
        readonly type: "input";
      })
  | (Common<string> &
      WithPlaceholder & {
        /** The rows that hold the text under one of some keys. */
        readonly type: "search";
        /** The keys that are searched; all where nothing is given. */
        readonly searchKeys?: readonly RowKey<Row>[];
      })
  | (Common<boolean> & {
      /** The rows whose value is true; switched off it leaves all. */
      readonly type: "switch";
    })
  | (Common<IsoDate> & {
      /** The rows whose value falls on the same calendar day in Europe/Istanbul. */
      readonly type: "date";
    });
