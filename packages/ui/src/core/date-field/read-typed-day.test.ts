import { GregorianCalendar } from "@internationalized/date";
import { expect, test } from "vitest";
import { readTypedDay, type TypedPart } from "./read-typed-day.ts";

function read(month: number | null, day: number | null, year: number | null) {
  const part = (type: string, value: number | null): TypedPart => ({
    type,
    value,
    isPlaceholder: value === null,
    isEditable: true,
  });
  const slash: TypedPart = { type: "literal", isPlaceholder: false, isEditable: false };
  return readTypedDay(
    [part("month", month), slash, part("day", day), slash, part("year", year)],
    new GregorianCalendar(),
  );
}

const unfinished = { day: null, problem: "unfinished" };

test("reads a day whose parts are all filled", () => {
  expect(read(4, 23, 1991)).toEqual({ day: "1991-04-23" });
  expect(read(2, 29, 2028)).toEqual({ day: "2028-02-29" });
});

test("is finished when nothing is typed", () => {
  expect(read(null, null, null)).toEqual({ day: null });
});

test("returns no day while a part is missing", () => {
  expect(read(11, 20, null)).toEqual(unfinished);
  expect(read(null, 20, 2026)).toEqual(unfinished);
});

test("returns no day for a year with fewer than four digits", () => {
  for (const year of [2, 20, 202]) expect(read(11, 20, year)).toEqual(unfinished);
});

test("returns no day that the month does not have", () => {
  expect(read(2, 30, 2026)).toEqual({ day: null, problem: "impossible" });
});
