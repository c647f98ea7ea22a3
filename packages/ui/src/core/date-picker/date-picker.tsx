import { parseDate } from "@internationalized/date";
import { useLingui } from "@lingui/react/macro";
import { CalendarDays } from "lucide-react";
import type { RefAttributes } from "react";
import {
  DatePicker as AriaDatePicker,
  type DatePickerProps as AriaDatePickerProps,
  type DateValue,
  Dialog,
  Group,
} from "react-aria-components";
import { ShortcutLayer } from "../../shortcuts/shortcut-layer.tsx";
import { IconButton } from "../button/icon-button.tsx";
import { joinClassNames, withClassName } from "../class-names.ts";
import dateStyles from "../date-field/date-field.module.css";
import { DateParts } from "../date-field/date-parts.tsx";
import type { IsoDate } from "../date-field/iso-date.ts";
import { type DayFieldProps, type OwnDayProps, useDayField } from "../date-field/use-day-field.ts";
import type { LooseProps } from "../loose-props.ts";
import fieldStyles from "../field/field.module.css";
import { boxClassName, FieldFrame } from "../field/field-frame.tsx";
import { splitField } from "../field/field-texts.ts";
import { Floating } from "../popover/popover.tsx";
import { CalendarMonth } from "./calendar-month.tsx";
import styles from "./date-picker.module.css";

/** The props of a date picker. */
export type DatePickerProps = LooseProps<
  Omit<AriaDatePickerProps<DateValue>, OwnDayProps | "isDateUnavailable" | "granularity">
> &
  RefAttributes<HTMLDivElement> &
  DayFieldProps & {
    /** Returns true for a day within the range that cannot be chosen. */
    readonly isUnavailable?: ((date: IsoDate) => boolean) | undefined;
  };

/** A date typed part by part, or chosen in a calendar with the week start of the page's language. */
export function DatePicker(props: DatePickerProps) {
  const { texts, look, rest } = splitField(props);
  const { className, ...day } = rest;
  const { minDate, maxDate, isUnavailable } = day;
  const { t } = useLingui();
  const { shownError, onType, ariaProps } = useDayField({
    ...day,
    errorMessage: texts.errorMessage,
  });
  return (
    <AriaDatePicker<DateValue>
      {...ariaProps}
      minValue={minDate === undefined ? undefined : parseDate(minDate)}
      maxValue={maxDate === undefined ? undefined : parseDate(maxDate)}
      isDateUnavailable={isUnavailable && ((date) => isUnavailable(date.toString()))}
      className={withClassName(className, fieldStyles.field)}
    >
      <FieldFrame {...texts} errorMessage={shownError}>
        <Group className={boxClassName(look)}>
          <DateParts onType={onType} className={joinClassNames(dateStyles.input, styles.input)} />
          <span className={fieldStyles.trailing}>
            <IconButton size="s" icon={CalendarDays} label={t`Calendar`} />
          </span>
        </Group>
      </FieldFrame>
      <Floating>
        <ShortcutLayer>
          <Dialog className={styles.dialog}>
            <CalendarMonth />
          </Dialog>
        </ShortcutLayer>
      </Floating>
    </AriaDatePicker>
  );
}
