import { type CompositionEvent, type FormEvent, useState } from "react";
import { changeInputText } from "./change-input-text.ts";
import { lowerCaseEmail } from "./lower-case-email.ts";
import { TextField, type TextFieldProps } from "./text-field.tsx";

/** What an email field takes. */
export type EmailFieldProps = Omit<TextFieldProps, "type" | "inputMode">;

/** A field for an address; what is typed, pasted or given turns to lower case, under the caret. */
export function EmailField({ inputProps, value, defaultValue, ...rest }: EmailFieldProps) {
  // A word that an input method still composes must not be changed under it.
  const [isComposing, setIsComposing] = useState(false);
  const lowered = value !== undefined && !isComposing ? lowerCaseEmail(value) : value;
  return (
    <TextField
      autoComplete="email"
      {...rest}
      {...(lowered !== undefined && { value: lowered })}
      {...(defaultValue !== undefined && { defaultValue: lowerCaseEmail(defaultValue) })}
      type="text"
      inputMode="email"
      autoCorrect="off"
      spellCheck="false"
      inputProps={{
        autoCapitalize: "none",
        ...inputProps,
        onInput(event) {
          lowerTyped(event);
          inputProps?.onInput?.(event);
        },
        onCompositionStart(event) {
          setIsComposing(true);
          inputProps?.onCompositionStart?.(event);
        },
        onCompositionEnd(event) {
          setIsComposing(false);
          lowerComposed(event);
          inputProps?.onCompositionEnd?.(event);
        },
      }}
    />
  );
}

/** Comes before React tells of the change, so that nobody ever hears of a capital. */
function lowerTyped({ currentTarget: input, nativeEvent }: FormEvent<HTMLInputElement>): void {
  const lowered = lowerCaseEmail(input.value);
  if (lowered === input.value || (nativeEvent as InputEvent).isComposing) return;
  // Setting the value moves the caret to the end.
  const { selectionStart, selectionEnd } = input;
  input.value = lowered;
  input.setSelectionRange(selectionStart, selectionEnd);
}

function lowerComposed({ currentTarget: input }: CompositionEvent<HTMLInputElement>): void {
  const lowered = lowerCaseEmail(input.value);
  if (lowered !== input.value) changeInputText(input, lowered);
}
