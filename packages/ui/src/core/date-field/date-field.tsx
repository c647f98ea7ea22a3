import { useLingui } from "@lingui/react/macro";
import { parseDate } from "@internationalized/date";
import { type RefAttributes, useImperativeHandle, useRef, useState } from "react";
import {
  DateField as AriaDateField,
  type DateFieldProps as AriaDateFieldProps,
  DateInput,
  DateSegment,
  type DateValue,
  useLocale,
} from "react-aria-components";
import { joinClassNames, withClassName } from "../class-names.ts";
import fieldStyles from "../field/field.module.css";
import { FieldFrame, hasErrorMessage } from "../field/field-frame.tsx";
import type { FieldTexts } from "../field/field-texts.ts";
import styles from "./date-field.module.css";

/** A calendar day as `YYYY-MM-DD`. */
export type IsoDate = string;

/** What a date field takes; days are texts of the form YYYY-MM-DD. The ref is the first part's, so that a form can focus it. */
export type DateFieldProps = Omit<
  AriaDateFieldProps<DateValue>,
  "children" | "value" | "defaultValue" | "onChange" | "minValue" | "maxValue" | "isInvalid"
> &
  RefAttributes<HTMLElement> &
  FieldTexts & {
    readonly size?: "m" | "l";
    /** An empty text is no date, as in a form's empty values. */
    readonly value?: IsoDate | null;
    readonly defaultValue?: IsoDate;
    /** Called with a whole date, or null while a part of it is missing. */
    readonly onChange?: (date: IsoDate | null) => void;
    /** A date before is refused once the field is left. */
    readonly minDate?: IsoDate;
    /** A date after is refused once the field is left. */
    readonly maxDate?: IsoDate;
  };

/** A date typed part by part in the order of the person's language. */
export function DateField(props: DateFieldProps) {
  const { ref, label, description, note, errorMessage, size = "m", className, ...rest } = props;
  const { value, defaultValue, minDate, maxDate, onChange, onFocusChange, ...ariaProps } = rest;
  const findRangeProblem = useRangeProblem(minDate, maxDate);
  const input = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => findFirstPart(input.current), []);
  // Half a year is out of every range: what the calendar refuses is said when the typing is over.
  const [isTyping, setIsTyping] = useState(false);
  const isInvalid = hasErrorMessage(errorMessage);
  return (
    <AriaDateField<DateValue>
      validationBehavior="aria"
      shouldForceLeadingZeros
      {...ariaProps}
      {...((isInvalid || isTyping) && { isInvalid })}
      {...(value !== undefined && { value: parseDay(value) })}
      {...(defaultValue !== undefined && { defaultValue: parseDay(defaultValue) })}
      validate={(date) => findRangeProblem(date) ?? ariaProps.validate?.(date)}
      {...(onChange && { onChange: (date) => onChange(date?.toString() ?? null) })}
      onFocusChange={(isFocused) => {
        setIsTyping(isFocused);
        onFocusChange?.(isFocused);
      }}
      className={withClassName(className, fieldStyles["field"])}
    >
      <FieldFrame label={label} description={description} note={note} errorMessage={errorMessage}>
        <DateInput
          ref={input}
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

/** Says what is wrong with a date, in the page's language: React Aria's own messages follow the browser's. */
function useRangeProblem(minDate: IsoDate | undefined, maxDate: IsoDate | undefined) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const print = (date: IsoDate) =>
    parseDate(date)
      .toDate("UTC")
      .toLocaleDateString(locale, { dateStyle: "long", timeZone: "UTC" });
  return (date: DateValue | null): string | undefined => {
    if (date === null) return undefined;
    if (minDate !== undefined && date.compare(parseDate(minDate)) < 0) {
      return t`${print(minDate)} at the earliest.`;
    }
    if (maxDate !== undefined && date.compare(parseDate(maxDate)) > 0) {
      return t`${print(maxDate)} at the latest.`;
    }
    return undefined;
  };
}

function parseDay(day: IsoDate | null): DateValue | null {
  return day === null || day === "" ? null : parseDate(day);
}

function findFirstPart(input: HTMLElement | null): HTMLElement {
  const part = input?.querySelector<HTMLElement>('[role="spinbutton"]');
  if (!part) throw new Error("A date field has lost its parts.");
  return part;
}
