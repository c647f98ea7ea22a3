import { useState } from "react";

/** The text being typed in a field whose value has a canonical text. */
export type Draft<Value> = {
  readonly text: string;
  /** The value when typing began. */
  readonly before: Value;
  /** The value of the text, when it is valid. */
  readonly typed: Value | undefined;
  /** The error of the text, once it is shown. */
  readonly problem?: string | undefined;
  /** The value of the field after the last keystroke. */
  readonly seen?: Value | undefined;
};

/**
 * Holds the text being typed and a function to change it. The draft is dropped when the value
 * changes from outside: when it is neither the draft's value nor the field's value after the last
 * keystroke.
 */
export function useDraft<Value>(value: Value) {
  const [draft, setDraft] = useState<Draft<Value>>();
  if (draft && draft.seen === undefined) setDraft({ ...draft, seen: value });
  const isCurrent = draft?.seen === undefined || value === draft.seen || value === draft.typed;
  if (!isCurrent) setDraft(undefined);
  return [isCurrent ? draft : undefined, setDraft] as const;
}
