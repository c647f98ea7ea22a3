import type { ReactNode } from "react";
import { foldCase } from "../fold-case.ts";

/** One option of a combobox. */
export type ComboboxOption = {
  readonly id: string;
  /** What it says, and what typing finds it by. */
  readonly text: string;
  readonly description?: ReactNode;
  /** The heading that it stands under; options of a group stand together. */
  readonly group?: string;
  readonly isDisabled?: boolean;
};

/** Options under one heading, or under none. */
export type ComboboxGroup = {
  readonly name: string | undefined;
  readonly options: readonly ComboboxOption[];
};

/** Options by their groups, in the order in which each group first comes. */
export function groupOptions(options: readonly ComboboxOption[]): readonly ComboboxGroup[] {
  const groups = Map.groupBy(options, ({ group }) => group);
  return [...groups].map(([name, members]) => ({ name, options: members }));
}

/** The option that a typed text says, whatever its capitals are in the language. */
export function findOptionByText(
  options: readonly ComboboxOption[],
  text: string,
  locale: string,
): ComboboxOption | undefined {
  const fold = (each: string) => foldCase(each.trim(), locale);
  const typed = fold(text);
  return options.find((option) => fold(option.text) === typed);
}
