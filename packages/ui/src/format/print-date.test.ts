import { expect, test } from "vitest";
import { printDate } from "./print-date.ts";

test.each(["tr", "tr-TR"])("prints the Turkish long form in %s", (locale) => {
  expect(printDate("2026-11-09T12:00:00Z", locale)).toBe("9 Kasım 2026");
});

test.each(["en", "en-US"])("prints the English long form in %s", (locale) => {
  expect(printDate("2026-11-09T12:00:00Z", locale)).toBe("November 9, 2026");
});

test("uses the calendar of Istanbul", () => {
  expect(printDate("2026-11-20T22:30:00Z", "en")).toBe("November 21, 2026");
});

test("keeps a day without a time", () => {
  expect(printDate("2026-11-09", "tr")).toBe("9 Kasım 2026");
});
