import type { ReactNode } from "react";
import { foldCase } from "../fold-case.ts";

/** One option of a combobox. */
export type ComboboxOption = {
  readonly id: string;
  /** The visible text, which typing searches. */
  readonly text: string;
  /** The element shown in the list, such as the text in its font; the text by default. */
  readonly display?: ReactNode;
  readonly description?: ReactNode;
  /** The heading of its group; the options of a group are listed together. */
  readonly group?: string | undefined;
  readonly isDisabled?: boolean | undefined;
};

/** Options under one heading, or without one. */
export type ComboboxGroup = {
  readonly name: string | undefined;
  readonly options: readonly ComboboxOption[];
};

/** Groups options in the order of each group's first option. */
export function groupOptions(options: readonly ComboboxOption[]): readonly ComboboxGroup[] {
  const groups = Map.groupBy(options, ({ group }) => group);
  return [...groups].map(([name, members]) => ({ name, options: members }));
}

/** Finds the option with a typed text, ignoring case as in the language. */
export function findOptionByText(
  options: readonly ComboboxOption[],
  text: string,
  locale: string,
): ComboboxOption | undefined {
  const fold = (each: string) => foldCase(each.trim(), locale);
  const typed = fold(text);
  return options.find((option) => fold(option.text) === typed);
}

/** The first option whose text begins with a typed one. */
export function findOptionByStart(
  options: readonly ComboboxOption[],
  text: string,
  locale: string,
): ComboboxOption | undefined {
  const fold = (each: string) => foldCase(each.trim(), locale);
  const typed = fold(text);
  if (typed === "") return undefined;
  return options.find(({ text: each, isDisabled }) => !isDisabled && fold(each).startsWith(typed));
}
