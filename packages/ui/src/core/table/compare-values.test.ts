import { expect, test } from "vitest";
import { comparisonIn, readComparable } from "./compare-values.ts";

test("sorts letters as Turkish does, and numbers in names by value", () => {
  const names = ["Şile", "Iğdır", "İznik", "Çarşı", "Cami 10", "Cami 9", "Sapanca"];
  expect(names.toSorted(comparisonIn("tr"))).toEqual([
    "Cami 9",
    "Cami 10",
    "Çarşı",
    "Iğdır",
    "İznik",
    "Sapanca",
    "Şile",
  ]);
});

test("sorts numbers, dates and booleans by value", () => {
  const compare = comparisonIn("en");
  expect([10, 9, -1].toSorted(compare)).toEqual([-1, 9, 10]);
  expect([true, false].toSorted(compare)).toEqual([false, true]);
  const [early, late] = [new Date("2026-11-09"), new Date("2026-11-10")];
  expect([late, early].toSorted(compare)).toEqual([early, late]);
});

test("treats an empty cell as not comparable", () => {
  const empty = [null, undefined, "", Number.NaN, new Date("soon")];
  expect(empty.map(readComparable)).toEqual(empty.map(() => undefined));
  expect(readComparable(0)).toBe(0);
  expect(readComparable(false)).toBe(false);
});
