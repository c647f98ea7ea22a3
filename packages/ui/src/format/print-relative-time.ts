import { calendarDayOf } from "./calendar-day.ts";
import { printDate } from "./print-date.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Prints a time relative to now: minutes and hours today, days this week, then the date in its long form. */
export function printRelativeTime(instant: string, nowMs: number, locale: string): string {
  const agoMs = Math.max(0, nowMs - Date.parse(instant));
  const format = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  if (agoMs < minuteMs) return format.format(0, "second");
  if (agoMs < hourMs) return format.format(-Math.floor(agoMs / minuteMs), "minute");
  const days = dayNumber(nowMs) - dayNumber(Date.parse(instant));
  if (days === 0) return format.format(-Math.floor(agoMs / hourMs), "hour");
  if (days < 7) return format.format(-days, "day");
  return printDate(instant, locale);
}

function dayNumber(ms: number): number {
  return Date.parse(`${calendarDayOf(ms)}T00:00:00Z`) / dayMs;
}
