import { type RefAttributes, useImperativeHandle, useRef, useState } from "react";
import {
  DateField as AriaDateField,
  type DateFieldProps as AriaDateFieldProps,
  type DateValue,
} from "react-aria-components";
import { joinClassNames, withClassName } from "../class-names.ts";
import fieldStyles from "../field/field.module.css";
import { FieldFrame, hasErrorMessage } from "../field/field-frame.tsx";
import type { FieldTexts } from "../field/field-texts.ts";
import styles from "./date-field.module.css";
import { DateParts } from "./date-parts.tsx";
import type { IsoDate } from "./iso-date.ts";
import { useDayProblem } from "./use-day-problem.ts";
import { useTypedDay } from "./use-typed-day.ts";

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
  const typed = useTypedDay({ value, defaultValue, onChange });
  const problem = useDayProblem(typed, { minDate, maxDate, validate: ariaProps.validate });
  const input = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => findFirstPart(input.current), []);
  // Half a year is out of every range: what the calendar refuses is said when the typing is over.
  const [isTyping, setIsTyping] = useState(false);
  const said = hasErrorMessage(errorMessage) || isTyping ? errorMessage : problem;
  return (
    <AriaDateField<DateValue>
      validationBehavior="aria"
      shouldForceLeadingZeros
      {...ariaProps}
      isInvalid={hasErrorMessage(said)}
      value={typed.shown}
      onChange={typed.show}
      onFocusChange={(isFocused) => {
        setIsTyping(isFocused);
        onFocusChange?.(isFocused);
      }}
      className={withClassName(className, fieldStyles["field"])}
    >
      <FieldFrame label={label} description={description} note={note} errorMessage={said}>
        <DateParts
          ref={input}
          onType={typed.type}
          className={joinClassNames(
            fieldStyles["box"],
            size === "l" && fieldStyles["l"],
            styles["input"],
          )}
        />
      </FieldFrame>
    </AriaDateField>
  );
}

function findFirstPart(input: HTMLElement | null): HTMLElement {
  const part = input?.querySelector<HTMLElement>('[role="spinbutton"]');
  if (!part) throw new Error("A date field has lost its parts.");
  return part;
}
