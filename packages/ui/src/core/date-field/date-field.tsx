import { type RefAttributes, useImperativeHandle, useRef } from "react";
import {
  DateField as AriaDateField,
  type DateFieldProps as AriaDateFieldProps,
  type DateValue,
} from "react-aria-components";
import { withClassName } from "../class-names.ts";
import type { LooseProps } from "../loose-props.ts";
import fieldStyles from "../field/field.module.css";
import { boxClassName, FieldFrame } from "../field/field-frame.tsx";
import { splitField } from "../field/field-texts.ts";
import styles from "./date-field.module.css";
import { DateParts } from "./date-parts.tsx";
import { type DayFieldProps, type OwnDayProps, useDayField } from "./use-day-field.ts";

/** The props of a date field. The ref is the first part's, so that a form can focus it. */
export type DateFieldProps = LooseProps<Omit<AriaDateFieldProps<DateValue>, OwnDayProps>> &
  RefAttributes<HTMLElement> &
  DayFieldProps;

/** A date typed part by part in the order of the user's language. */
export function DateField({ ref, ...props }: DateFieldProps) {
  const { texts, look, rest } = splitField(props);
  const { className, ...day } = rest;
  const { shownError, onType, ariaProps } = useDayField({
    ...day,
    errorMessage: texts.errorMessage,
  });
  const input = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => findFirstPart(input.current), []);
  return (
    <AriaDateField<DateValue>
      {...ariaProps}
      className={withClassName(className, fieldStyles.field)}
    >
      <FieldFrame {...texts} errorMessage={shownError}>
        <DateParts ref={input} onType={onType} className={boxClassName(look, styles.input)} />
      </FieldFrame>
    </AriaDateField>
  );
}

function findFirstPart(input: HTMLElement | null): HTMLElement {
  const part = input?.querySelector<HTMLElement>('[role="spinbutton"]');
  if (!part) throw new Error("A date field has no parts.");
  return part;
}
