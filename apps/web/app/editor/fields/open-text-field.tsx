import { TextArea, TextField } from "@tessera/ui";
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from "react";
import { stepText } from "./step-text.ts";
import type { TypedText } from "./use-typed-text.ts";

type OpenTextFieldProps = {
  readonly label: string;
  readonly typed: TypedText;
  readonly isLong: boolean;
  /** Called at a blur and at the keys that end the typing. */
  readonly onClose: (byKey: boolean) => void;
};

/** The most lines that a field of a long value grows to. */
const mostLines = 6;

/**
 * Shows the field of a value that is typed, with its text selected; arrow keys step a number, with
 * Shift ten times as far.
 */
export function OpenTextField({ label, typed, isLong, onClose }: OpenTextFieldProps) {
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const { isRefused } = typed;
  const closeUnfocused = useEffectEvent(() => {
    // A refused text that is replaced elsewhere, such as by an undo, needs no field any more.
    if (document.activeElement !== input.current) onClose(false);
  });
  useEffect(() => {
    if (!isRefused) closeUnfocused();
  }, [isRefused]);

  function handleKey(event: KeyboardEvent) {
    if (event.key === "Enter" || event.key === "Escape") {
      // A value contains no line breaks.
      event.preventDefault();
      onClose(true);
    }
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    const next = stepText(typed.text, event.key === "ArrowUp" ? 1 : -1, event.shiftKey);
    if (next === undefined) return;
    event.preventDefault();
    typed.change(next);
  }

  const field = {
    ref: input,
    isMono: true,
    spellCheck: "false",
    autoComplete: "off",
    "aria-label": label,
    value: typed.text,
    onChange: typed.change,
    onBlur: () => onClose(false),
    errorMessage: typed.message,
    inputProps: { onKeyDown: handleKey },
  } as const;
  return isLong ? <TextArea {...field} rows={1} maxRows={mostLines} /> : <TextField {...field} />;
}
