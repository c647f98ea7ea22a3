import { calendarDayOf } from "../../format/calendar-day.ts";

/** A day alone, or with a time that names no zone: it is the same day everywhere. */
const dayWithoutZone = /^\d{4}-\d{2}-\d{2}(T[\d:.]+)?$/;

/** The calendar day in Europe/Istanbul that a date, milliseconds or a text stands for; undefined for anything else. */
export function readCalendarDay(value: unknown): string | undefined {
  if (typeof value === "string" && dayWithoutZone.test(value)) {
    const day = value.slice(0, 10);
    return isCalendarDay(day) ? day : undefined;
  }
  const instantMs = readInstant(value);
  return Number.isFinite(new Date(instantMs).getTime()) ? calendarDayOf(instantMs) : undefined;
}

/** Whether a text is a day that the calendar has, as YYYY-MM-DD. */
export function isCalendarDay(text: string): boolean {
  const instant = new Date(`${text}T00:00:00Z`);
  return Number.isFinite(instant.getTime()) && instant.toISOString().slice(0, 10) === text;
}

function readInstant(value: unknown): number {
  if (value instanceof Date) return value.getTime();
  if (typeof value === "number") return value;
  return typeof value === "string" ? Date.parse(value) : Number.NaN;
}
