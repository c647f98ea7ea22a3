import { expect, test } from "vitest";
import { printRelativeTime } from "./print-relative-time.ts";

const now = Date.parse("2026-11-21T15:00:00Z");

test.each([
  ["2026-11-21T14:59:30Z", "now", "şimdi"],
  ["2026-11-21T14:40:00Z", "20 minutes ago", "20 dakika önce"],
  ["2026-11-21T09:00:00Z", "6 hours ago", "6 saat önce"],
  ["2026-11-20T22:30:00Z", "16 hours ago", "16 saat önce"],
  ["2026-11-20T20:30:00Z", "yesterday", "dün"],
  ["2026-11-18T12:00:00Z", "3 days ago", "3 gün önce"],
  ["2026-11-09T12:00:00Z", "November 9, 2026", "9 Kasım 2026"],
])("prints %s as %j and %j", (instant, en, tr) => {
  expect(printRelativeTime(instant, now, "en")).toBe(en);
  expect(printRelativeTime(instant, now, "tr")).toBe(tr);
});

test("never prints a future time when a clock is wrong", () => {
  expect(printRelativeTime("2026-11-21T15:10:00Z", now, "en")).toBe("now");
});
