import { parseDate } from "@internationalized/date";
import { useState } from "react";
import type { DateValue } from "react-aria-components";
import type { IsoDate } from "./iso-date.ts";
import type { TypedDay } from "./read-typed-day.ts";
import type { DayFieldProps } from "./use-day-field.ts";

type TypedDayInput = Pick<DayFieldProps, "value" | "defaultValue" | "onChange">;

/**
 * Reports complete days only, and null while a part is missing. React Aria keeps its last complete
 * date, because it would clear the other parts without it.
 */
export function useTypedDay({ value, defaultValue, onChange }: TypedDayInput) {
  const [first] = useState(value ?? defaultValue);
  const [held, setHeld] = useState(() => hold(first || null));
  const outer = value === undefined ? held.outer : value || null;
  const current = follow(held, outer);
  if (current !== held) setHeld(current);
  return {
    ...current,
    show: (shown: DateValue | null) => setHeld((before) => ({ ...before, shown })),
    type({ day, problem }: TypedDay) {
      if (day === current.day && problem === current.problem) return;
      setHeld((before) => ({ ...before, day, problem }));
      if (day !== current.day) onChange?.(day);
    },
  };
}

/** The typed day, and the one that React Aria shows. */
type Held = TypedDay & {
  readonly shown: DateValue | null;
  /** The last value from outside. */
  readonly outer: IsoDate | null;
};

function hold(day: IsoDate | null): Held {
  return { day, shown: day === null ? null : parseDate(day), outer: day };
}

/** Replaces what is typed by a value from outside, unless it is the one just reported. */
function follow(held: Held, outer: IsoDate | null): Held {
  if (outer === held.outer) return held;
  return outer === held.day ? { ...held, outer } : hold(outer);
}
