import { expect, test } from "vitest";
import { birthDateSchema, isOldEnough } from "./birth-date.ts";

test.each(["1900-01-01", "2000-02-29", "9999-01-01"])("accepts the date %s", (text) => {
  expect(birthDateSchema.safeParse(text).success).toBe(true);
});

test.each(["", "1899-12-31", "2001-02-29", "1990-13-01", "1990-1-1", "01.01.1990", "+01990-01-01"])(
  "refuses %j",
  (text) => expect(birthDateSchema.safeParse(text).success).toBe(false),
);

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
