import { type RefAttributes, useImperativeHandle, useState } from "react";
import { useLocale } from "react-aria-components";
import { hasErrorMessage } from "../field/field-frame.tsx";
import { TextField, type TextFieldProps } from "../field/text-field.tsx";
import type { Mask, MaskValue } from "./mask.ts";
import { useAfterPress } from "../use-after-press.ts";
import { useMask } from "./use-mask.ts";
import { type LeftText, useMaskTexts } from "./use-mask-texts.ts";

/** The props of a masked field; the ref is the input's. */
export type MaskedFieldProps<Of extends Mask> = Omit<
  TextFieldProps,
  "value" | "defaultValue" | "onChange" | "type" | "ref"
> &
  RefAttributes<HTMLInputElement> & {
    readonly mask: Of;
    readonly value?: MaskValue<Of> | undefined;
    readonly defaultValue?: MaskValue<Of> | undefined;
    /**
     * Called when the value or its completeness changes: no fixed characters, null while a number
     * or day is missing.
     */
    readonly onChange?: ((value: MaskValue<Of>, isComplete: boolean) => void) | undefined;
    /** A valid text, shown in the error for missing input. */
    readonly example?: string | undefined;
  };

/** A field that accepts only what its mask allows. Missing input is reported on blur. */
export function MaskedField<Of extends Mask>(props: MaskedFieldProps<Of>) {
  const { ref, mask, value, defaultValue, onChange, example = "", ...rest } = props;
  const { locale } = useLocale();
  const texts = useMaskTexts(mask, locale, example);
  const { inputRef, text, ...entry } = useMask<Of>({
    mask,
    locale,
    value,
    defaultValue,
    onChange,
  });
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(
    ref,
    () => inputRef.current,
  );
  const [left, setLeft] = useState<LeftText>();
  const afterPress = useAfterPress();
  const shownError = left?.text === text ? texts.describe(left) : undefined;
  return (
    <TextField
      inputMode={chooseKeyboard(mask)}
      autoComplete="off"
      spellCheck="false"
      placeholder={mask.kind === "date" ? texts.dayPattern : undefined}
      {...rest}
      ref={inputRef}
      errorMessage={hasErrorMessage(rest.errorMessage) ? rest.errorMessage : shownError}
      value={text}
      onChange={entry.edit}
      onBlur={(event) => {
        rest.onBlur?.(event);
        const now = entry.read();
        afterPress(() => setLeft(now));
      }}
      inputProps={{
        ...rest.inputProps,
        onCompositionEnd: (event) => {
          entry.showResult();
          rest.inputProps?.onCompositionEnd?.(event);
        },
      }}
    />
  );
}

/** Chooses a phone's keyboard; the numeric one has no minus. */
function chooseKeyboard(mask: Mask): "text" | "decimal" | "numeric" {
  switch (mask.kind) {
    case "number":
      if (mask.isSigned ?? (mask.min ?? 0) < 0) return "text";
      return mask.scale === undefined ? "numeric" : "decimal";
    case "date":
    case "range":
      return "numeric";
    case "pattern":
      return /[a*]/.test(mask.pattern) ? "text" : "numeric";
    case "enum":
    case "regexp":
      return "text";
  }
}
