/** The zone that every date of the product is read in. */
export const timeZone = "Europe/Istanbul";

const parts = new Intl.DateTimeFormat("en-US", {
  timeZone,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** The calendar day, as YYYY-MM-DD, that an instant falls on in Europe/Istanbul. */
export function calendarDayOf(instantMs: number): string {
  const day = Object.fromEntries(parts.formatToParts(instantMs).map((part) => [part.type, part]));
  return [day["year"], day["month"], day["day"]].map((part) => part?.value).join("-");
}
