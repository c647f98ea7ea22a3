import { timeZone } from "./calendar-day.ts";

/**
 * Prints a date in its language's long form, 9 Kasım 2026 or November 9, 2026, in the calendar of
 * Europe/Istanbul.
 */
export function printDate(instant: string | number | Date, locale: string): string {
  const language = locale.startsWith("tr") ? "tr-TR" : "en-US";
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone }).format(
    new Date(instant),
  );
}
