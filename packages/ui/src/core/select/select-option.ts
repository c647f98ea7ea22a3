import type { ReactNode } from "react";
import type { Key } from "react-aria-components";

/** One choice of a select. */
export type SelectOption<Id extends Key> = {
  readonly id: Id;
  /** What it says, and what typing finds it by. */
  readonly text: string;
  readonly description?: ReactNode;
  readonly isDisabled?: boolean;
};

/** Choices of a select that belong together, under a heading. */
export type SelectGroup<Id extends Key> = {
  readonly heading: string;
  readonly options: readonly SelectOption<Id>[];
};

/** Whether an entry of a select's list is a group of choices. */
export function isSelectGroup<Id extends Key>(
  entry: SelectOption<Id> | SelectGroup<Id>,
): entry is SelectGroup<Id> {
  return "options" in entry;
}
