import { type CompositionEvent, type FormEvent, useState } from "react";
import { lowerCaseEmail } from "./lower-case-email.ts";
import { TextField, type TextFieldProps } from "./text-field.tsx";

/** The props of an email field. */
export type EmailFieldProps = Omit<TextFieldProps, "type" | "inputMode">;

/** A field for an email address; typed, pasted and given text becomes lower case, and the caret stays. */
export function EmailField({ inputProps, value, defaultValue, ...rest }: EmailFieldProps) {
  // The text must not change during composition.
  const [isComposing, setIsComposing] = useState(false);
  const lowered = value !== undefined && !isComposing ? lowerCaseEmail(value) : value;
  return (
    <TextField
      autoComplete="email"
      {...rest}
      value={lowered}
      defaultValue={defaultValue === undefined ? undefined : lowerCaseEmail(defaultValue)}
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

/** Runs before React's change event, so that no listener gets a capital letter. */
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

/** Changes an input's text as typing does: fires its events, and preserves the caret. */
function changeInputText(input: HTMLInputElement, text: string): void {
  const { selectionStart, selectionEnd } = input;
  // React overrides the setter on the element and would then detect no change.
  Reflect.set(HTMLInputElement.prototype, "value", text, input);
  input.setSelectionRange(selectionStart, selectionEnd);
  input.dispatchEvent(new InputEvent("input", { bubbles: true }));
}
