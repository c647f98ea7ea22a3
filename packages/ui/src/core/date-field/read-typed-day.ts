import { type Calendar, CalendarDate } from "@internationalized/date";
import type { IsoDate } from "./iso-date.ts";

/** What stands in the parts of a date. */
export type TypedDay = {
  /** The whole day, or null while there is none. */
  readonly day: IsoDate | null;
  /** Whether something is typed that is no whole day. */
  readonly isUnfinished: boolean;
};

/** One part as far as it is read. */
export type TypedPart = {
  readonly type: string;
  readonly value?: number | null;
  readonly isPlaceholder: boolean;
  readonly isEditable: boolean;
};

/** A year with fewer digits is on its way to one with four. */
const firstWholeYear = 1000;

/** Reads the parts of a date: a day is whole when no part is missing, its year has four digits and its month has it. */
export function readTypedDay(parts: readonly TypedPart[], calendar: Calendar): TypedDay {
  const editable = parts.filter(({ isEditable }) => isEditable);
  if (editable.every(({ isPlaceholder }) => isPlaceholder))
    return { day: null, isUnfinished: false };
  const day = editable.some(({ isPlaceholder }) => isPlaceholder)
    ? undefined
    : joinParts(editable, calendar);
  return { day: day ?? null, isUnfinished: day === undefined };
}

function joinParts(parts: readonly TypedPart[], calendar: Calendar): IsoDate | undefined {
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? 0;
  // An era stands among the parts only before the year 1.
  if (parts.some(({ type }) => type === "era") || find("year") < firstWholeYear) return undefined;
  const date = new CalendarDate(calendar, find("year"), find("month"), find("day"));
  // February 30 has become its last day.
  return date.day === find("day") ? date.toString() : undefined;
}
