import type { FormEvent } from "react";
import { lowerCaseEmail } from "./lower-case-email.ts";
import { TextField, type TextFieldProps } from "./text-field.tsx";

/** What an email field takes. */
export type EmailFieldProps = Omit<TextFieldProps, "type" | "inputMode">;

/** A field for an address; what is typed turns to lower case under the caret. */
export function EmailField({ inputProps, ...rest }: EmailFieldProps) {
  return (
    <TextField
      autoComplete="email"
      {...rest}
      type="text"
      inputMode="email"
      autoCorrect="off"
      spellCheck="false"
      inputProps={{ autoCapitalize: "none", ...inputProps, onInput: lowerCaseInput }}
    />
  );
}

function lowerCaseInput({ currentTarget: input }: FormEvent<HTMLInputElement>): void {
  const lowered = lowerCaseEmail(input.value);
  if (lowered === input.value) return;
  // Setting the value moves the caret to the end.
  const { selectionStart, selectionEnd } = input;
  input.value = lowered;
  input.setSelectionRange(selectionStart, selectionEnd);
}
