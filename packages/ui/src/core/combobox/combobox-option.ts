import type { ReactNode } from "react";
import { foldCase } from "../fold-case.ts";
import type { SelectOption } from "../select/select-option.ts";

/** One option of a combobox. */
export type ComboboxOption = SelectOption<string> & {
  /** The element shown in the list, such as the text in its font; the text by default. */
  readonly display?: ReactNode;
  /** The heading of its group; the options of a group are listed together. */
  readonly group?: string | undefined;
};

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
