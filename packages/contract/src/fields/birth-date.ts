import { problem } from "#sentences/field-problems.ts";
import { boundedString } from "./bounded.ts";

export const minimumAge = 13;
const earliestYear = 1900;

/** A date of birth, `YYYY-MM-DD`; `isOldEnough` checks the age. */
export const birthDateSchema = boundedString("YYYY-MM-DD".length, problem("dateInvalid"))
  .min(1)
  .refine(isDate, problem("dateInvalid"))
  .refine((text) => Number(text.slice(0, 4)) >= earliestYear, {
    ...problem("dateTooEarly", { minimum: earliestYear }),
    when: ({ value }) => typeof value === "string" && isDate(value),
  })
  .meta({ format: "date" });

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

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
