import { problem } from "#sentences/field-problems.ts";
import { boundedString } from "./bounded.ts";

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

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
