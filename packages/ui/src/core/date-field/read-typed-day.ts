import { type Calendar, CalendarDate } from "@internationalized/date";
import type { IsoDate } from "./iso-date.ts";

/** The content of a date's parts. */
export type TypedDay = {
  /** The complete day, or null. */
  readonly day: IsoDate | null;
  /** The reason why the typed parts form no day: one is missing, or the month does not have it. */
  readonly problem?: "unfinished" | "impossible" | undefined;
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
  if (editable.every(({ isPlaceholder }) => isPlaceholder)) return { day: null };
  const find = (type: string) => editable.find((part) => part.type === type)?.value ?? 0;
  const isUnfinished =
    // An era is among the parts only before the year 1.
    editable.some(({ isPlaceholder, type }) => isPlaceholder || type === "era") ||
    find("year") < firstWholeYear;
  if (isUnfinished) return { day: null, problem: "unfinished" };
  const date = new CalendarDate(calendar, find("year"), find("month"), find("day"));
  // February 30 has become the month's last day.
  if (date.day !== find("day")) return { day: null, problem: "impossible" };
  return { day: date.toString() };
}
