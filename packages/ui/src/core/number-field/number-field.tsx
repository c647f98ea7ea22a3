import { useLingui } from "@lingui/react/macro";
import type { KeyboardEvent } from "react";
import { TextField, type TextFieldProps } from "../field/text-field.tsx";
import { useMeasureEntry } from "./use-measure-entry.ts";

const largeStep = 10;

/** What a number field takes. */
export type NumberFieldProps = Omit<
  TextFieldProps,
  "value" | "defaultValue" | "onChange" | "unit" | "type" | "inputProps"
> & {
  readonly value: number;
  /** Called with each number that is entered, in the field's unit. */
  readonly onChange: (value: number) => void;
  /** Stands at the right; a typed measure of another unit is converted to it. */
  readonly unit?: string;
  readonly min?: number;
  readonly max?: number;
  /** What an arrow adds or takes; ten times as much with Shift. */
  readonly step?: number;
};

/** A number with its unit. It counts as it is typed; Enter and leaving the field tidy it, Escape takes it back. */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, unit = "", min, max, step = 1, errorMessage, ...rest } = props;
  const { t } = useLingui();
  const entry = useMeasureEntry({ value, onChange, unit, min, max });
  const messages = {
    number: t`Not a number. Try ${entry.example}.`,
    range: t`From ${min ?? ""} to ${max ?? ""}.`,
    least: t`At least ${min ?? ""}.`,
    most: t`At most ${max ?? ""}.`,
  };
  return (
    <TextField
      isMono
      {...rest}
      {...(unit !== "" && { unit })}
      errorMessage={entry.problem ? messages[entry.problem] : errorMessage}
      value={entry.text}
      onChange={entry.edit}
      inputProps={{
        role: "spinbutton",
        inputMode: "decimal",
        autoComplete: "off",
        "aria-valuenow": value,
        "aria-valuemin": min,
        "aria-valuemax": max,
        "aria-valuetext": `${entry.text} ${unit}`.trim(),
        onBlur: entry.commit,
        onKeyDown: handleKey,
      }}
    />
  );

  function handleKey(event: KeyboardEvent): void {
    const direction = { ArrowUp: 1, ArrowDown: -1, PageUp: largeStep, PageDown: -largeStep };
    const steps = direction[event.key as keyof typeof direction];
    if (steps !== undefined) {
      event.preventDefault();
      const isLarge = event.shiftKey && event.key.startsWith("Arrow");
      entry.step(step, isLarge ? steps * largeStep : steps);
    } else if (event.key === "Enter") entry.commit();
    else if (event.key === "Escape" && entry.isEdited) {
      event.stopPropagation();
      entry.revert();
    }
  }
}
