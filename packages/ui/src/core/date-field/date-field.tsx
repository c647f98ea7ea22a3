import { type RefAttributes, useImperativeHandle, useRef } from "react";
import {
  DateField as AriaDateField,
  type DateFieldProps as AriaDateFieldProps,
  type DateValue,
} from "react-aria-components";
import { joinClassNames, withClassName } from "../class-names.ts";
import type { LooseProps } from "../loose-props.ts";
import fieldStyles from "../field/field.module.css";
import { FieldFrame } from "../field/field-frame.tsx";
import styles from "./date-field.module.css";
import { DateParts } from "./date-parts.tsx";
import { type DayFieldProps, type OwnDayProps, useDayField } from "./use-day-field.ts";

/** The props of a date field. The ref is the first part's, so that a form can focus it. */
export type DateFieldProps = LooseProps<Omit<AriaDateFieldProps<DateValue>, OwnDayProps>> &
  RefAttributes<HTMLElement> &
  DayFieldProps;

/** A date typed part by part in the order of the user's language. */
export function DateField({ ref, ...props }: DateFieldProps) {
  const { label, description, note, size = "m", className, ...day } = props;
  const { shownError, onType, ariaProps } = useDayField(day);
  const input = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => findFirstPart(input.current), []);
  return (
    <AriaDateField<DateValue>
      {...ariaProps}
      className={withClassName(className, fieldStyles.field)}
    >
      <FieldFrame label={label} description={description} note={note} errorMessage={shownError}>
        <DateParts
          ref={input}
          onType={onType}
          className={joinClassNames(fieldStyles.box, size === "l" && fieldStyles.l, styles.input)}
        />
      </FieldFrame>
    </AriaDateField>
  );
}

function findFirstPart(input: HTMLElement | null): HTMLElement {
  const part = input?.querySelector<HTMLElement>('[role="spinbutton"]');
  if (!part) throw new Error("A date field has no parts.");
  return part;
}
