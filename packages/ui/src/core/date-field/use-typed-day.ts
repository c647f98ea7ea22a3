import { parseDate } from "@internationalized/date";
import { useState } from "react";
import type { DateValue } from "react-aria-components";
import type { IsoDate } from "./iso-date.ts";
import type { TypedDay } from "./read-typed-day.ts";

/** The day of a field and how it tells of it. */
export type TypedDayInput = {
  /** An empty text is no day. */
  readonly value: IsoDate | null | undefined;
  readonly defaultValue: IsoDate | undefined;
  readonly onChange: ((day: IsoDate | null) => void) | undefined;
};

/** The day that is typed, and the one that React Aria shows. */
export type TypedDayState = {
  readonly day: IsoDate | null;
  readonly isUnfinished: boolean;
  readonly shown: DateValue | null;
  readonly show: (shown: DateValue | null) => void;
  readonly type: (typed: TypedDay) => void;
};

/**
 * Gives out whole days only, and null while a part is missing. What is typed stays: React Aria goes on from the last
 * date that it called whole, and would empty the other parts without it.
 */
export function useTypedDay({ value, defaultValue, onChange }: TypedDayInput): TypedDayState {
  const [first] = useState(value ?? defaultValue);
  const [held, setHeld] = useState(() => hold(first || null));
  const outer = value === undefined ? held.outer : value || null;
  const current = follow(held, outer);
  if (current !== held) setHeld(current);
  return {
    day: current.day,
    isUnfinished: current.isUnfinished,
    shown: current.shown,
    show: (shown) => setHeld((before) => ({ ...before, shown })),
    type({ day, isUnfinished }) {
      if (day === current.day && isUnfinished === current.isUnfinished) return;
      setHeld((before) => ({ ...before, day, isUnfinished }));
      if (day !== current.day) onChange?.(day);
    },
  };
}

type Held = {
  readonly day: IsoDate | null;
  readonly isUnfinished: boolean;
  readonly shown: DateValue | null;
  /** The value that came from outside the last time. */
  readonly outer: IsoDate | null;
};

function hold(day: IsoDate | null): Held {
  return { day, isUnfinished: false, shown: day === null ? null : parseDate(day), outer: day };
}

/** A value from outside takes the place of what is typed, except where it only comes back. */
function follow(held: Held, outer: IsoDate | null): Held {
  if (outer === held.outer) return held;
  return outer === held.day ? { ...held, outer } : hold(outer);
}
