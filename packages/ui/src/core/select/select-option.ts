import type { ReactNode } from "react";
import type { Key } from "react-aria-components";

/** One choice of a select. */
export type SelectOption<Id extends Key> = {
  readonly id: Id;
  /** The visible text, which typing searches. */
  readonly text: string;
  readonly description?: ReactNode;
  readonly isDisabled?: boolean | undefined;
};

/** A group of choices under a heading. */
export type SelectGroup<Id extends Key> = {
  readonly heading: string;
  readonly options: readonly SelectOption<Id>[];
};

/** Returns whether an entry of a select's list is a group. */
export function isSelectGroup<Id extends Key>(
  entry: SelectOption<Id> | SelectGroup<Id>,
): entry is SelectGroup<Id> {
  return "options" in entry;
}

/** Lists the choices of a select's list, with those of its groups. */
export function listChoices<Id extends Key>(
  options: readonly (SelectOption<Id> | SelectGroup<Id>)[],
): readonly SelectOption<Id>[] {
  return options.flatMap((entry) => (isSelectGroup(entry) ? entry.options : [entry]));
}
