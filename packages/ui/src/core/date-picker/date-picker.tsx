import { parseDate } from "@internationalized/date";
import { useLingui } from "@lingui/react/macro";
import { CalendarDays } from "lucide-react";
import { type RefAttributes, useState } from "react";
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
import { useDayProblem } from "../date-field/use-day-problem.ts";
import { useTypedDay } from "../date-field/use-typed-day.ts";
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
  | "isInvalid"
> &
  RefAttributes<HTMLDivElement> &
  FieldTexts & {
    readonly size?: "m" | "l";
    readonly value?: IsoDate | null;
    readonly defaultValue?: IsoDate;
    /** Called with a whole date, or null while a part of it is missing. */
    readonly onChange?: (date: IsoDate | null) => void;
    /** A typed day before is refused once the field is left. */
    readonly minDate?: IsoDate;
    /** A typed day after is refused once the field is left. */
    readonly maxDate?: IsoDate;
    /** Whether a day between the bounds cannot be chosen. */
    readonly isUnavailable?: (date: IsoDate) => boolean;
  };

/** A date typed part by part, or chosen in a calendar whose weeks begin as those of the page's language do. */
export function DatePicker(props: DatePickerProps) {
  const { label, description, note, errorMessage, size = "m", className, ...others } = props;
  const { value, defaultValue, onChange, minDate, maxDate, isUnavailable, ...rest } = others;
  const { t } = useLingui();
  const typed = useTypedDay({ value, defaultValue, onChange });
  const rules = { minDate, maxDate, isUnavailable, validate: rest.validate };
  const problem = useDayProblem(typed, rules);
  const [isTyping, setIsTyping] = useState(false);
  const said = hasErrorMessage(errorMessage) || isTyping ? errorMessage : problem;
  return (
    <AriaDatePicker<DateValue>
      validationBehavior="aria"
      shouldForceLeadingZeros
      {...rest}
      isInvalid={hasErrorMessage(said)}
      value={typed.shown}
      onChange={typed.show}
      {...(minDate !== undefined && { minValue: parseDate(minDate) })}
      {...(maxDate !== undefined && { maxValue: parseDate(maxDate) })}
      {...(isUnavailable && { isDateUnavailable: (date) => isUnavailable(date.toString()) })}
      onFocusChange={(isFocused) => {
        setIsTyping(isFocused);
        rest.onFocusChange?.(isFocused);
      }}
      className={withClassName(className, fieldStyles["field"])}
    >
      <FieldFrame label={label} description={description} note={note} errorMessage={said}>
        <Group className={joinClassNames(fieldStyles["box"], size === "l" && fieldStyles["l"])}>
          <DateParts
            onType={typed.type}
            className={joinClassNames(dateStyles["input"], styles["input"])}
          />
          <span className={fieldStyles["trailing"]}>
            <IconButton size="s" icon={CalendarDays} label={t`Calendar`} />
          </span>
        </Group>
      </FieldFrame>
      <Floating>
        <ShortcutLayer>
          <Dialog className={joinClassNames(styles["dialog"])}>
            <CalendarMonth />
          </Dialog>
        </ShortcutLayer>
      </Floating>
    </AriaDatePicker>
  );
}
