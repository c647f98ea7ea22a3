import { expect, test } from "vitest";
import { calendarDayOf } from "./calendar-day.ts";

test("changes the day at midnight in Istanbul", () => {
  expect(calendarDayOf(Date.parse("2026-11-20T20:59:59Z"))).toBe("2026-11-20");
  expect(calendarDayOf(Date.parse("2026-11-20T21:00:00Z"))).toBe("2026-11-21");
});

test("applies Istanbul's former summer time", () => {
  expect(calendarDayOf(Date.parse("2015-01-01T21:59:59Z"))).toBe("2015-01-01");
  expect(calendarDayOf(Date.parse("2015-07-01T21:00:00Z"))).toBe("2015-07-02");
});
