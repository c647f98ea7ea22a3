import { useState } from "react";

/** What a person is typing in a field whose value has a spelling of its own. */
export type Draft<Value> = {
  readonly text: string;
  /** The value when the typing began. */
  readonly before: Value;
  /** The value that the text stands for, where it is taken. */
  readonly typed: Value | undefined;
  /** Why the text is not taken, once that can be said. */
  readonly problem?: string;
  /** The value that the field was given after the last keystroke. */
  readonly seen?: Value;
};

/**
 * What is being typed, and the way to change it. It is gone once the value changes from elsewhere: when it is neither
 * what the text stands for nor what the field was given after the last keystroke.
 */
export function useDraft<Value>(value: Value) {
  const [draft, setDraft] = useState<Draft<Value>>();
  if (draft && draft.seen === undefined) setDraft({ ...draft, seen: value });
  const isCurrent = draft?.seen === undefined || value === draft.seen || value === draft.typed;
  if (!isCurrent) setDraft(undefined);
  return [isCurrent ? draft : undefined, setDraft] as const;
}
