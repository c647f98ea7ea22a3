/** The time zone of every date in the product. */
export const timeZone = "Europe/Istanbul";

const parts = new Intl.DateTimeFormat("en-US", {
  timeZone,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** Returns the calendar day of an instant in Europe/Istanbul, as YYYY-MM-DD. */
export function calendarDayOf(instantMs: number): string {
  const day = Object.fromEntries(parts.formatToParts(instantMs).map((part) => [part.type, part]));
  return [day["year"], day["month"], day["day"]].map((part) => part?.value).join("-");
}
