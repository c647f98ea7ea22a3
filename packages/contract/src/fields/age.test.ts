import { expect, test } from "vitest";
import { isOldEnough } from "./age.ts";

test("counts thirteen years by the calendar of Istanbul, three hours before UTC", () => {
  expect(isOldEnough("2013-06-15", new Date("2026-06-14T20:59:59Z"))).toBe(false);
  expect(isOldEnough("2013-06-15", new Date("2026-06-14T21:00:00Z"))).toBe(true);
});

test("counts a person born on a leap day as thirteen on the first of March", () => {
  expect(isOldEnough("2012-02-29", new Date("2025-02-28T12:00:00Z"))).toBe(false);
  expect(isOldEnough("2012-02-29", new Date("2025-03-01T12:00:00Z"))).toBe(true);
});

test("refuses a date of birth in the future", () => {
  expect(isOldEnough("9999-01-01", new Date("2026-01-01T00:00:00Z"))).toBe(false);
});
