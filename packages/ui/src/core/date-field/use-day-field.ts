import { useState } from "react";
import { hasErrorMessage } from "../field/field-frame.tsx";
import type { FieldTexts } from "../field/field-texts.ts";
import type { IsoDate } from "./iso-date.ts";
import { type DayRules, useDayProblem } from "./use-day-problem.ts";
import { useTypedDay } from "./use-typed-day.ts";

/** What every field of a day takes; days are texts of the form YYYY-MM-DD. */
export type DayFieldProps = FieldTexts & {
  readonly size?: "m" | "l";
  /**
   * An empty text is no day, as in a form's empty values. What is half typed stays while there is none: a form that
   * empties itself gives the field another key.
   */
  readonly value?: IsoDate | null;
  readonly defaultValue?: IsoDate;
  /** Called with a whole day, or null while a part of it is missing. */
  readonly onChange?: (date: IsoDate | null) => void;
  /** A day before is refused once the field is left. */
  readonly minDate?: IsoDate;
  /** A day after is refused once the field is left. */
  readonly maxDate?: IsoDate;
};

/** The props of React Aria that `DayFieldProps` and its field give themselves. */
export type OwnDayProps =
  | "children"
  | "value"
  | "defaultValue"
  | "onChange"
  | "minValue"
  | "maxValue"
  | "isInvalid";

type DayFieldInput = Omit<DayFieldProps, "size"> & {
  readonly isUnavailable?: DayRules["isUnavailable"];
  readonly validate?: DayRules["validate"];
  readonly onFocusChange?: ((isFocused: boolean) => void) | undefined;
};

/** A day that is typed part by part and refused once the field is left: what is said of it, and React Aria's props. */
export function useDayField<Props extends DayFieldInput>(props: Props) {
  const { value, defaultValue, onChange, errorMessage, minDate, maxDate, isUnavailable, ...rest } =
    props;
  const { validate, onFocusChange } = props;
  const typed = useTypedDay({ value, defaultValue, onChange });
  const problem = useDayProblem(typed, { minDate, maxDate, isUnavailable, validate });
  // Half a year is out of every range: what the calendar refuses is said when the typing is over.
  const [isTyping, setIsTyping] = useState(false);
  const said = hasErrorMessage(errorMessage) || isTyping ? errorMessage : problem;
  return {
    said,
    onType: typed.type,
    ariaProps: {
      validationBehavior: "aria" as const,
      shouldForceLeadingZeros: true,
      ...rest,
      isInvalid: hasErrorMessage(said),
      value: typed.shown,
      onChange: typed.show,
      onFocusChange(isFocused: boolean) {
        setIsTyping(isFocused);
        onFocusChange?.(isFocused);
      },
    },
  };
}
