import { TextField, type TextFieldProps } from "@tessera/ui";
import type { KeyboardEvent } from "react";
import { stepText } from "./step-text.ts";
import { useTypedText, type TypedResult } from "./use-typed-text.ts";

type TypedTextFieldProps = Omit<TextFieldProps, "value" | "onChange" | "onBlur"> & {
  /** The value's own spelling. */
  readonly printed: string;
  /** Takes a typed text; called at every change. */
  readonly apply: (text: string) => TypedResult;
};

/** A field for a value with a spelling of its own; arrows step a number, Shift makes the step ten times as far. */
export function TypedTextField({ printed, apply, inputProps, ...rest }: TypedTextFieldProps) {
  const typed = useTypedText(printed, apply);

  function stepOnArrow(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === "Enter") typed.finish();
    if ((event.key !== "ArrowUp" && event.key !== "ArrowDown") || rest.isReadOnly) return;
    const next = stepText(typed.text, event.key === "ArrowUp" ? 1 : -1, event.shiftKey);
    if (next === undefined) return;
    event.preventDefault();
    typed.change(next);
  }

  return (
    <TextField
      isMono
      spellCheck="false"
      autoComplete="off"
      {...rest}
      value={typed.text}
      onChange={typed.change}
      onBlur={typed.finish}
      errorMessage={typed.message ?? rest.errorMessage}
      inputProps={{ ...inputProps, onKeyDown: stepOnArrow }}
    />
  );
}
