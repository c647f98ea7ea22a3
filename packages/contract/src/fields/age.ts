export const minimumAge = 13;

/** Returns whether a person is at least 13 years old at an instant, by the calendar of Europe/Istanbul. */
export function isOldEnough(born: string, now: Date): boolean {
  const today = istanbulDate(now);
  return born <= `${Number(today.slice(0, 4)) - minimumAge}${today.slice(4)}`;
}

function istanbulDate(instant: Date): string {
  return new Intl.DateTimeFormat("en-CA", {
    timeZone: "Europe/Istanbul",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).format(instant);
}
