import { useState } from "react";
import { useLocale } from "react-aria-components";
import { type ComboboxOption, findOptionByText } from "./combobox-option.ts";

/** What a combobox chooses from, and how it tells. */
export type TypedOptionInput = {
  readonly options: readonly ComboboxOption[];
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly onTextChange: ((text: string) => void) | undefined;
  readonly allowsCustomValue: boolean;
};

/** The text of a combobox and what it comes to. */
export type TypedOption = {
  readonly text: string;
  readonly edit: (text: string) => void;
  /** Takes an option of the list, or gives the chosen one its text back. */
  readonly choose: (id: string | null) => void;
  /** Gives what is chosen its text back. */
  readonly revert: () => void;
  /** Takes the text as it stands, where custom values are allowed; the value's own spelling comes on leaving. */
  readonly commit: () => void;
  readonly leave: () => void;
};

/** Keeps what is typed in a combobox until it becomes a value; a value from outside takes its place. */
export function useTypedOption(input: TypedOptionInput): TypedOption {
  const { options, value, onChange, onTextChange, allowsCustomValue } = input;
  const { locale } = useLocale();
  const [draft, setDraft] = useState<Draft>();
  const chosen = options.find(({ id }) => id === value)?.text ?? value ?? "";
  const isOutdated = draft !== undefined && !draft.isGiven && draft.before !== value;
  if (isOutdated) setDraft(undefined);
  const text = draft && !isOutdated ? draft.text : chosen;

  function give(given: string | null): void {
    if (given !== value) onChange(given);
  }
  function reset(standing: string): void {
    setDraft(undefined);
    if (standing !== text) onTextChange?.(standing);
  }
  function commit(): void {
    if (!allowsCustomValue || text === chosen || draft?.isGiven === true) return;
    const typed = text.trim();
    const option = findOptionByText(options, typed, locale);
    setDraft({ text, before: value, isGiven: true });
    give(typed === "" ? null : (option?.id ?? typed));
  }
  return {
    text,
    revert: () => reset(chosen),
    edit(changed) {
      setDraft({ text: changed, before: value, isGiven: false });
      onTextChange?.(changed);
      if (changed === "" && !allowsCustomValue) give(null);
    },
    choose(id) {
      // Leaving a text that is in no list tells null; where it may stand, commit takes it.
      if (id === null && allowsCustomValue) return;
      reset(options.find((option) => option.id === id)?.text ?? id ?? "");
      give(id);
    },
    commit,
    leave() {
      commit();
      setDraft((left) => left && { ...left, isGiven: false });
    },
  };
}

type Draft = {
  readonly text: string;
  /** What was chosen when it was typed: another value makes it outdated. */
  readonly before: string | null;
  /** Whether it was taken with Enter: a text that changed then would open the list again. */
  readonly isGiven: boolean;
};
