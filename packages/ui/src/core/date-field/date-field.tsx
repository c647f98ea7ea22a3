import { parseDate } from "@internationalized/date";
import type { RefAttributes } from "react";
import {
  DateField as AriaDateField,
  type DateFieldProps as AriaDateFieldProps,
  DateInput,
  DateSegment,
  type DateValue,
} from "react-aria-components";
import { joinClassNames, withClassName } from "../class-names.ts";
import fieldStyles from "../field/field.module.css";
import { FieldFrame, hasErrorMessage } from "../field/field-frame.tsx";
import type { FieldTexts } from "../field/field-texts.ts";
import styles from "./date-field.module.css";

/** A calendar day as `YYYY-MM-DD`. */
export type IsoDate = string;

/** What a date field takes; days are texts of the form YYYY-MM-DD. */
export type DateFieldProps = Omit<
  AriaDateFieldProps<DateValue>,
  "children" | "value" | "defaultValue" | "onChange" | "minValue" | "maxValue"
> &
  RefAttributes<HTMLDivElement> &
  FieldTexts & {
    readonly size?: "m" | "l";
    readonly value?: IsoDate | null;
    readonly defaultValue?: IsoDate;
    /** Called with a whole date, or null while a part of it is missing. */
    readonly onChange?: (date: IsoDate | null) => void;
    readonly minDate?: IsoDate;
    readonly maxDate?: IsoDate;
  };

/** A date typed part by part in the order of the person's language. */
export function DateField(props: DateFieldProps) {
  const { label, description, errorMessage, size = "m", className, ...rest } = props;
  const { value, defaultValue, minDate, maxDate, onChange, ...ariaProps } = rest;
  return (
    <AriaDateField<DateValue>
      validationBehavior="aria"
      isInvalid={hasErrorMessage(errorMessage)}
      shouldForceLeadingZeros
      {...ariaProps}
      {...(value !== undefined && { value: value === null ? null : parseDate(value) })}
      {...(defaultValue !== undefined && { defaultValue: parseDate(defaultValue) })}
      {...(minDate !== undefined && { minValue: parseDate(minDate) })}
      {...(maxDate !== undefined && { maxValue: parseDate(maxDate) })}
      {...(onChange && { onChange: (date) => onChange(date?.toString() ?? null) })}
      className={withClassName(className, fieldStyles["field"])}
    >
      <FieldFrame label={label} description={description} errorMessage={errorMessage}>
        <DateInput
          className={joinClassNames(
            fieldStyles["box"],
            size === "l" && fieldStyles["l"],
            styles["input"],
          )}
        >
          {(segment) => (
            <DateSegment segment={segment} className={joinClassNames(styles["segment"])} />
          )}
        </DateInput>
      </FieldFrame>
    </AriaDateField>
  );
}
