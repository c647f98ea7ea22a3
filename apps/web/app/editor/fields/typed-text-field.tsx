import { TextArea, TextField, type TextFieldProps } from "@tessera/ui";
import type { KeyboardEvent } from "react";
import { stepText } from "./step-text.ts";
import { useTypedText, type TypedResult } from "./use-typed-text.ts";

type TypedTextFieldProps = Pick<
  TextFieldProps,
  "aria-label" | "isReadOnly" | "placeholder" | "errorMessage"
> & {
  /** The value's own spelling. */
  readonly printed: string;
  /** Takes a typed text; called at every change. */
  readonly apply: (text: string) => TypedResult;
  /** Whether the value may be longer than a line; the field then grows with it. */
  readonly isLong?: boolean | undefined;
};

/** How many lines a field of a long value grows to. */
const mostLines = 6;

/** A field for a value with a spelling of its own; arrows step a number, Shift makes the step ten times as far. */
export function TypedTextField({ printed, apply, isLong = false, ...rest }: TypedTextFieldProps) {
  const typed = useTypedText(printed, apply);

  function handleKey(event: KeyboardEvent) {
    if (event.key === "Enter") {
      // A value has no lines of its own.
      if (isLong) event.preventDefault();
      typed.finish();
    }
    if ((event.key !== "ArrowUp" && event.key !== "ArrowDown") || rest.isReadOnly) return;
    const next = stepText(typed.text, event.key === "ArrowUp" ? 1 : -1, event.shiftKey);
    if (next === undefined) return;
    event.preventDefault();
    typed.change(next);
  }

  const field = {
    isMono: true,
    spellCheck: "false",
    autoComplete: "off",
    ...rest,
    value: typed.text,
    onChange: typed.change,
    onBlur: typed.finish,
    errorMessage: typed.message ?? rest.errorMessage,
    inputProps: { onKeyDown: handleKey },
  };
  return isLong ? <TextArea {...field} rows={1} maxRows={mostLines} /> : <TextField {...field} />;
}
