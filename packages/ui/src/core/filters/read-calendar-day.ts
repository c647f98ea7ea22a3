import { calendarDayOf } from "../../format/calendar-day.ts";

/** A day, optionally with a time but without a zone: it is the same day everywhere. */
const dayWithoutZone = /^\d{4}-\d{2}-\d{2}(T[\d:.]+)?$/;

/**
 * Returns the calendar day in Europe/Istanbul of a date, milliseconds or a text; undefined for
 * anything else.
 */
export function readCalendarDay(value: unknown): string | undefined {
  if (typeof value === "string" && dayWithoutZone.test(value)) {
    const day = value.slice(0, 10);
    return isCalendarDay(day) ? day : undefined;
  }
  const instantMs = readInstant(value);
  return Number.isFinite(new Date(instantMs).getTime()) ? calendarDayOf(instantMs) : undefined;
}

/** Returns whether a text is an existing day as YYYY-MM-DD. */
export function isCalendarDay(text: string): boolean {
  const instant = new Date(`${text}T00:00:00Z`);
  return Number.isFinite(instant.getTime()) && instant.toISOString().slice(0, 10) === text;
}

function readInstant(value: unknown): number {
  if (value instanceof Date) return value.getTime();
  if (typeof value === "number") return value;
  return typeof value === "string" ? Date.parse(value) : Number.NaN;
}
