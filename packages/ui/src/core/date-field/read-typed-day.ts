import { type Calendar, CalendarDate } from "@internationalized/date";
import type { IsoDate } from "./iso-date.ts";

/** The content of a date's parts. */
export type TypedDay = {
  /** The complete day, or null. */
  readonly day: IsoDate | null;
  /** True when the typed parts do not form a complete day. */
  readonly isUnfinished: boolean;
};

/** The facts of a part that are needed here. */
export type TypedPart = {
  readonly type: string;
  readonly value?: number | null | undefined;
  readonly isPlaceholder: boolean;
  readonly isEditable: boolean;
};

/** A year with fewer digits is still being typed. */
const firstWholeYear = 1000;

/**
 * Reads the parts of a date: a day is complete when no part is missing, its year has four digits
 * and its month has that day.
 */
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
  // An era is among the parts only before the year 1.
  if (parts.some(({ type }) => type === "era") || find("year") < firstWholeYear) return undefined;
  const date = new CalendarDate(calendar, find("year"), find("month"), find("day"));
  // February 30 has become the month's last day.
  return date.day === find("day") ? date.toString() : undefined;
}
