import { expect, test } from "vitest";
import { isCalendarDay, readCalendarDay } from "./read-calendar-day.ts";

test.each([
  ["an instant after midnight in Istanbul", "2026-11-08T21:30:00Z"],
  ["a date", new Date("2026-11-09T20:59:59Z")],
  ["milliseconds", Date.parse("2026-11-09T12:00:00Z")],
  ["a day alone", "2026-11-09"],
  ["a day with a time of no zone", "2026-11-09T23:59:00"],
])("reads the day of %s", (_, value) => {
  expect(readCalendarDay(value)).toBe("2026-11-09");
});

test.each([undefined, null, "", "soon", "2026-02-30", new Date("soon"), Number.NaN, {}])(
  "finds no day in %j",
  (value) => {
    expect(readCalendarDay(value)).toBeUndefined();
  },
);

test("accepts only days that exist", () => {
  expect(isCalendarDay("2028-02-29")).toBe(true);
  expect(isCalendarDay("2027-02-29")).toBe(false);
  expect(isCalendarDay("2027-2-9")).toBe(false);
});
