import { useState } from "react";
import { hasErrorMessage } from "../field/field-frame.tsx";
import type { FieldTexts } from "../field/field-texts.ts";
import type { IsoDate } from "./iso-date.ts";
import { type DayRules, useDayProblem } from "./use-day-problem.ts";
import { useTypedDay } from "./use-typed-day.ts";

/** The props of every date field; days are texts of the form YYYY-MM-DD. */
export type DayFieldProps = FieldTexts & {
  readonly size?: "m" | "l" | undefined;
  /**
   * An empty text means no day, as in a form's empty values. Incomplete parts stay while the value
   * is empty: change the key to clear them.
   */
  readonly value?: IsoDate | null | undefined;
  readonly defaultValue?: IsoDate | undefined;
  /** Called with a complete day, or null while a part is missing. */
  readonly onChange?: ((date: IsoDate | null) => void) | undefined;
  /** An earlier day is refused on blur. */
  readonly minDate?: IsoDate | undefined;
  /** A later day is refused on blur. */
  readonly maxDate?: IsoDate | undefined;
};

/** The props of React Aria that `DayFieldProps` and its field set themselves. */
export type OwnDayProps =
  | "children"
  | "value"
  | "defaultValue"
  | "onChange"
  | "minValue"
  | "maxValue"
  | "isInvalid";

type DayFieldInput = Omit<DayFieldProps, "size"> &
  Pick<DayRules, "isUnavailable" | "validate"> & {
    readonly onFocusChange?: ((isFocused: boolean) => void) | undefined;
  };

/** A day typed part by part and validated on blur: its error, and React Aria's props. */
export function useDayField<Props extends DayFieldInput>(props: Props) {
  const { value, defaultValue, onChange, errorMessage, minDate, maxDate, isUnavailable, ...rest } =
    props;
  const { validate, onFocusChange } = props;
  const typed = useTypedDay({ value, defaultValue, onChange });
  const problem = useDayProblem(typed, { minDate, maxDate, isUnavailable, validate });
  // An incomplete year is out of every range, so validation errors wait until typing ends.
  const [isTyping, setIsTyping] = useState(false);
  const isOwn = !isTyping && (typed.problem !== undefined || !hasErrorMessage(errorMessage));
  const shownError = isOwn ? problem : errorMessage;
  return {
    shownError,
    onType: typed.type,
    ariaProps: {
      validationBehavior: "aria" as const,
      shouldForceLeadingZeros: true,
      ...rest,
      isInvalid: hasErrorMessage(shownError),
      value: typed.shown,
      onChange: typed.show,
      onFocusChange(isFocused: boolean) {
        setIsTyping(isFocused);
        onFocusChange?.(isFocused);
      },
    },
  };
}
