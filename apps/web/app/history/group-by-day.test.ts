import { expect, test } from "vitest";
import { groupByDay } from "./group-by-day.ts";

const now = Date.parse("2026-11-25T09:00:00Z");
const words = { today: "Today", yesterday: "Yesterday" };
const row = (createdAt: string) => ({ createdAt });

test("groups rows by their day in the calendar of the product", () => {
  const rows = [
    row("2026-11-25T08:00:00Z"),
    // In Istanbul it is already the 25th.
    row("2026-11-24T21:30:00Z"),
    row("2026-11-24T10:00:00Z"),
    row("2026-11-01T10:00:00Z"),
  ];
  const days = groupByDay(rows, now, "en", words);
  expect(days.map(({ title, versions }) => [title, versions.length])).toEqual([
    ["Today", 2],
    ["Yesterday", 1],
    ["November 1, 2026", 1],
  ]);
});

test("has no day without a row", () => {
  expect(groupByDay([], now, "tr", words)).toEqual([]);
});
