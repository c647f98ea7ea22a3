import { parseDate } from "@internationalized/date";
import { useLingui } from "@lingui/react/macro";
import { CalendarDays } from "lucide-react";
import type { RefAttributes } from "react";
import {
  DateInput,
  DatePicker as AriaDatePicker,
  type DatePickerProps as AriaDatePickerProps,
  DateSegment,
  type DateValue,
  Dialog,
  Group,
} from "react-aria-components";
import { IconButton } from "../button/icon-button.tsx";
import { joinClassNames, withClassName } from "../class-names.ts";
import type { IsoDate } from "../date-field/date-field.tsx";
import dateStyles from "../date-field/date-field.module.css";
import fieldStyles from "../field/field.module.css";
import { FieldFrame, hasErrorMessage } from "../field/field-frame.tsx";
import type { FieldTexts } from "../field/field-texts.ts";
import { Floating } from "../popover/popover.tsx";
import { CalendarMonth } from "./calendar-month.tsx";
import styles from "./date-picker.module.css";

/** What a date picker takes; days are texts of the form YYYY-MM-DD. */
export type DatePickerProps = Omit<
  AriaDatePickerProps<DateValue>,
  | "children"
  | "value"
  | "defaultValue"
  | "onChange"
  | "minValue"
  | "maxValue"
  | "isDateUnavailable"
  | "granularity"
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
    /** Whether a day between the bounds cannot be chosen. */
    readonly isUnavailable?: (date: IsoDate) => boolean;
  };

/** A date typed part by part, or chosen in a calendar whose weeks begin as those of the page's language do. */
export function DatePicker(props: DatePickerProps) {
  const { label, description, errorMessage, size = "m", className, ...others } = props;
  const { value, defaultValue, onChange, minDate, maxDate, isUnavailable, ...rest } = others;
  const { t } = useLingui();
  return (
    <AriaDatePicker<DateValue>
      validationBehavior="aria"
      isInvalid={hasErrorMessage(errorMessage)}
      shouldForceLeadingZeros
      {...rest}
      {...(value !== undefined && { value: value === null ? null : parseDate(value) })}
      {...(defaultValue !== undefined && { defaultValue: parseDate(defaultValue) })}
      {...(minDate !== undefined && { minValue: parseDate(minDate) })}
      {...(maxDate !== undefined && { maxValue: parseDate(maxDate) })}
      {...(isUnavailable && { isDateUnavailable: (date) => isUnavailable(date.toString()) })}
      {...(onChange && { onChange: (date) => onChange(date?.toString() ?? null) })}
      className={withClassName(className, fieldStyles["field"])}
    >
      <FieldFrame label={label} description={description} errorMessage={errorMessage}>
        <Group className={joinClassNames(fieldStyles["box"], size === "l" && fieldStyles["l"])}>
          <DateInput className={joinClassNames(dateStyles["input"], styles["input"])}>
            {(segment) => (
              <DateSegment segment={segment} className={joinClassNames(dateStyles["segment"])} />
            )}
          </DateInput>
          <span className={fieldStyles["trailing"]}>
            <IconButton size="s" icon={CalendarDays} label={t`Calendar`} />
          </span>
        </Group>
      </FieldFrame>
      <Floating>
        <Dialog className={joinClassNames(styles["dialog"])}>
          <CalendarMonth />
        </Dialog>
      </Floating>
    </AriaDatePicker>
  );
}
