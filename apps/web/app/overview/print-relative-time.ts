import type { Locale } from "@tessera/contract";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const timeZone = "Europe/Istanbul";

/** When something happened, seen from now: minutes and hours today, days this week, then the date in its long form. */
export function printRelativeTime(instant: string, nowMs: number, locale: Locale): string {
  const agoMs = Math.max(0, nowMs - Date.parse(instant));
  const format = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  if (agoMs < minuteMs) return format.format(0, "second");
  if (agoMs < hourMs) return format.format(-Math.floor(agoMs / minuteMs), "minute");
  const days = calendarDay(nowMs) - calendarDay(Date.parse(instant));
  if (days === 0) return format.format(-Math.floor(agoMs / hourMs), "hour");
  if (days < 7) return format.format(-days, "day");
  return printDate(instant, locale);
}

/** A date in its long form: 9 Kasım 2026. */
export function printDate(instant: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone }).format(new Date(instant));
}

/** The number of a day in the calendar of Europe/Istanbul. */
function calendarDay(ms: number): number {
  const parts = new Intl.DateTimeFormat("en-CA", { dateStyle: "short", timeZone }).format(ms);
  return Date.parse(`${parts}T00:00:00Z`) / dayMs;
}
