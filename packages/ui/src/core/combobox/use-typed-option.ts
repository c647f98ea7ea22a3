import { useState } from "react";
import { useLocale } from "react-aria-components";
import type { ComboboxProps } from "./combobox.tsx";
import { type ComboboxOption, findOptionByStart, findOptionByText } from "./combobox-option.ts";

type TypedOptionInput = Pick<ComboboxProps, "options" | "value" | "onChange" | "onTextChange"> & {
  readonly allowsCustomValue: boolean;
};

/** Holds the typed text of a combobox until it becomes a value; a value from outside replaces it. */
export function useTypedOption(input: TypedOptionInput) {
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
  const canTake = allowsCustomValue && text !== chosen && draft?.isGiven !== true;
  const exact = canTake ? findOptionByText(options, text, locale) : undefined;

  function take(option: ComboboxOption | undefined): void {
    const typed = text.trim();
    setDraft({ text: option?.text ?? text, before: value, isGiven: true });
    give(typed === "" ? null : (option?.id ?? typed));
  }
  /** Chooses the first option that starts with the text, or else commits the text if allowed. */
  function commit(): void {
    if (canTake) take(exact ?? findOptionByStart(options, text, locale));
  }
  return {
    text,
    /** True when the user has typed another text than that of the value. */
    isTyped: text !== chosen,
    /** The typed text that is offered as a value; undefined for the text of an option or when not allowed. */
    customText: canTake && !exact && text.trim() !== "" ? text : undefined,
    /** Commits the text as it is; blur normalizes it. */
    takeCustom: () => take(undefined),
    /** Restores the text of the chosen option. */
    revert: () => reset(chosen),
    edit(changed: string): void {
      setDraft({ text: changed, before: value, isGiven: false });
      onTextChange?.(changed);
      if (changed === "" && !allowsCustomValue) give(null);
    },
    /** Chooses an option of the list, or restores the chosen one's text. */
    choose(id: string | null): void {
      // Blurring a text that is in no list reports null; commit handles it when custom values are allowed.
      if (id === null && allowsCustomValue) return;
      reset(options.find((option) => option.id === id)?.text ?? id ?? "");
      give(id);
    },
    commit,
    leave(): void {
      commit();
      setDraft((left) => left && { ...left, isGiven: false });
    },
  };
}

type Draft = {
  readonly text: string;
  /** The value when the text was typed; another value makes the text outdated. */
  readonly before: string | null;
  /** True when it was committed with Enter: changing the text then would reopen the list. */
  readonly isGiven: boolean;
};
