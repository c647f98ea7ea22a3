import { useLingui } from "@lingui/react/macro";
import type { KeyboardEvent } from "react";
import { TextField, type TextFieldProps } from "../field/text-field.tsx";
import { useMeasureEntry } from "./use-measure-entry.ts";

const largeStep = 10;
const directions = { ArrowUp: 1, ArrowDown: -1, PageUp: largeStep, PageDown: -largeStep };

/** The props of a number field. */
export type NumberFieldProps = Omit<
  TextFieldProps,
  "value" | "defaultValue" | "onChange" | "unit" | "type"
> & {
  readonly value: number;
  /** Called with each number that is entered, in the field's unit. */
  readonly onChange?: ((value: number) => void) | undefined;
  /** Called once when a number was entered or stepped to: one step of undo. */
  readonly onChangeEnd?: ((value: number) => void) | undefined;
  /** The unit, shown at the right; a typed measure in another unit is converted to it. */
  readonly unit?: string | undefined;
  /** The px of a typed rem or em; defaults to 16. */
  readonly rootSizePx?: number | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** True when only whole numbers are accepted. */
  readonly isWhole?: boolean | undefined;
  /** The step of an arrow key; ten times as much with Shift. */
  readonly step?: number | undefined;
};

/**
 * A number with its unit. It applies as it is typed; Enter and blur normalize the text, Escape
 * reverts it.
 */
export function NumberField({
  value,
  onChange,
  onChangeEnd,
  unit = "",
  rootSizePx,
  min,
  max,
  step = 1,
  isWhole,
  errorMessage,
  inputProps,
  ...rest
}: NumberFieldProps) {
  const { t } = useLingui();
  const limits = { unit, rootSizePx, min, max, isWhole };
  const entry = useMeasureEntry({ value, onChange, onChangeEnd, ...limits });
  const isFixed = rest.isReadOnly === true || rest.isDisabled === true;
  const messages = {
    number: t`Enter a number, such as ${entry.example}.`,
    range: t`Enter a value from ${entry.print(min)} to ${entry.print(max)}.`,
    least: t`Enter ${entry.print(min)} or more.`,
    most: t`Enter ${entry.print(max)} or less.`,
    whole: t`Enter a whole number.`,
  };
  return (
    <TextField
      isMono
      {...rest}
      unit={unit === "" ? undefined : unit}
      errorMessage={entry.problem ? messages[entry.problem] : errorMessage}
      value={entry.text}
      onChange={entry.edit}
      inputProps={{
        inputMode: "decimal",
        autoComplete: "off",
        ...inputProps,
        role: "spinbutton",
        "aria-valuenow": value,
        "aria-valuemin": min,
        "aria-valuemax": max,
        "aria-valuetext": `${entry.text} ${unit}`.trim(),
        onBlur(event) {
          entry.endStep();
          entry.commit();
          inputProps?.onBlur?.(event);
        },
        onKeyDown(event) {
          if (!isFixed) handleKey(event);
          inputProps?.onKeyDown?.(event);
        },
        onKeyUp(event) {
          entry.endStep();
          inputProps?.onKeyUp?.(event);
        },
      }}
    />
  );

  function handleKey(event: KeyboardEvent): void {
    const count = directions[event.key as keyof typeof directions];
    if (count !== undefined) {
      event.preventDefault();
      const isLarge = event.shiftKey && event.key.startsWith("Arrow");
      entry.step(step, isLarge ? count * largeStep : count);
    } else entry.handleKey(event);
  }
}
