import { type KeyboardEvent, useState } from "react";

/** The value of a typed text, or why the text is refused. */
export type Reading<Value, Problem> =
  | { readonly value: Value; readonly problem?: undefined }
  | { readonly value?: undefined; readonly problem: Problem };

/** The value of a field that is typed as a text, and the functions between the two. */
export type TypedEntryOptions<Value, Problem> = {
  readonly value: Value;
  readonly print: (value: Value) => string;
  readonly read: (text: string) => Reading<Value, Problem>;
  /** Returns whether more typing cannot complete a refused text, so that its error shows at once. */
  readonly isHopeless?: ((text: string) => boolean) | undefined;
  readonly onChange: ((value: Value) => void) | undefined;
  readonly onChangeEnd: ((value: Value) => void) | undefined;
};

/**
 * Holds the text of a field: the value's own, or the one being typed. A valid text applies at once;
 * Enter and blur normalize it, Escape reverts it. A value from outside replaces it.
 */
export function useTypedEntry<Value extends string | number, Problem>(
  options: TypedEntryOptions<Value, Problem>,
) {
  const { value, print, read, isHopeless, onChange, onChangeEnd } = options;
  const [draft, setDraft] = useDraft<Value, Problem>(value);
  function change(next: Value): void {
    if (next !== value) onChange?.(next);
  }
  function take(next: Value): void {
    setDraft(undefined);
    change(next);
    if (next !== (draft?.before ?? value)) onChangeEnd?.(next);
  }
  /** Returns whether the typed text is accepted; otherwise it stays, and the problem describes why. */
  function commit(): boolean {
    if (!draft) return true;
    const { value: typed, problem } = read(draft.text);
    if (typed === undefined) setDraft({ ...draft, problem });
    else take(typed);
    return typed !== undefined;
  }
  return {
    text: draft?.text ?? print(value),
    problem: draft?.problem,
    take,
    commit,
    edit(text: string): void {
      const { value: typed, problem } = read(text);
      const shownProblem = isHopeless?.(text) ? problem : undefined;
      setDraft({ text, before: draft?.before ?? value, typed, problem: shownProblem });
      if (typed !== undefined) change(typed);
    },
    handleKey(event: KeyboardEvent): void {
      if (event.key === "Enter") {
        // Otherwise a surrounding form would be submitted with the previous value.
        if (!commit()) event.preventDefault();
      } else if (event.key === "Escape" && draft) {
        event.stopPropagation();
        setDraft(undefined);
        change(draft.before);
      }
    },
  };
}

/** The text being typed in a field whose value has a canonical text. */
type Draft<Value, Problem> = {
  readonly text: string;
  /** The value when typing began. */
  readonly before: Value;
  /** The value of the text, when it is valid. */
  readonly typed: Value | undefined;
  /** The error of the text, once it is shown. */
  readonly problem: Problem | undefined;
  /** The value of the field after the last keystroke. */
  readonly seen?: Value | undefined;
};

/**
 * Holds the text being typed and a function to change it. The draft is dropped when the value
 * changes from outside: when it is neither the draft's value nor the field's value after the last
 * keystroke.
 */
function useDraft<Value, Problem>(value: Value) {
  const [draft, setDraft] = useState<Draft<Value, Problem>>();
  if (draft && draft.seen === undefined) setDraft({ ...draft, seen: value });
  const isCurrent = draft?.seen === undefined || value === draft.seen || value === draft.typed;
  if (!isCurrent) setDraft(undefined);
  return [isCurrent ? draft : undefined, setDraft] as const;
}
