import { type RefAttributes, use, useEffect } from "react";
import {
  DateFieldStateContext,
  DateInput,
  DateSegment,
  type DateSegmentProps,
} from "react-aria-components";
import styles from "./date-field.module.css";
import { readTypedDay, type TypedDay } from "./read-typed-day.ts";

/** The props of the parts of a date. */
export type DatePartsProps = RefAttributes<HTMLDivElement> & {
  readonly className: string;
  /** Called on each render with the content of the parts. */
  readonly onType: (typed: TypedDay) => void;
};

/** The parts that a date is typed in. */
export function DateParts({ onType, ...rest }: DatePartsProps) {
  return (
    <DateInput {...rest}>{(segment) => <DatePart segment={segment} onType={onType} />}</DateInput>
  );
}

/**
 * React Aria reports only complete dates, and only its parts know the typed text: the first part
 * reports it. On blur React Aria would replace February 30 by the month's last day and show no error,
 * so the function that does it is replaced.
 */
function DatePart({ segment, onType }: DateSegmentProps & Pick<DatePartsProps, "onType">) {
  const state = use(DateFieldStateContext);
  useEffect(() => {
    if (state?.segments[0] !== segment) return;
    Object.assign(state, { confirmPlaceholder: () => undefined });
    onType(readTypedDay(state.segments, state.calendar));
  });
  return <DateSegment segment={segment} className={styles.segment} />;
}
