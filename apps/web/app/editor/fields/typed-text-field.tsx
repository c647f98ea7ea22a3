import { TextArea, TextField, type TextFieldProps } from "@tessera/ui";
import type { KeyboardEvent } from "react";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { stepText } from "./step-text.ts";
import { useTypedText, type TypedResult } from "./use-typed-text.ts";

type TypedTextFieldProps = Pick<TextFieldProps, "aria-label"> & {
  /** The value as text in its canonical format. */
  readonly printed: string;
  /** Applies a typed text; called at every change. */
  readonly apply: (text: string) => TypedResult;
  /** True when the value may be longer than a line; the field then grows with it. */
  readonly isLong?: boolean | undefined;
};

/** The most lines that a field of a long value grows to. */
const mostLines = 6;

/**
 * Shows a field for a value with its own text format; arrow keys step a number, with Shift ten
 * times as far.
 */
export function TypedTextField({ printed, apply, isLong = false, ...rest }: TypedTextFieldProps) {
  const isReadOnly = !useOpenProject().canEdit;
  const typed = useTypedText(printed, apply);

  function handleKey(event: KeyboardEvent) {
    if (event.key === "Enter") {
      // A value contains no line breaks.
      if (isLong) event.preventDefault();
      typed.finish();
    }
    if ((event.key !== "ArrowUp" && event.key !== "ArrowDown") || isReadOnly) return;
    const next = stepText(typed.text, event.key === "ArrowUp" ? 1 : -1, event.shiftKey);
    if (next === undefined) return;
    event.preventDefault();
    typed.change(next);
  }

  const field = {
    isReadOnly,
    isMono: true,
    spellCheck: "false",
    autoComplete: "off",
    ...rest,
    value: typed.text,
    onChange: typed.change,
    onBlur: typed.finish,
    errorMessage: typed.message,
    inputProps: { onKeyDown: handleKey },
  };
  return isLong ? <TextArea {...field} rows={1} maxRows={mostLines} /> : <TextField {...field} />;
}
