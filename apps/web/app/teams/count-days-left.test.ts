import { expect, test } from "vitest";
import { countDaysLeft } from "./count-days-left.ts";

const invitation = { sentAt: "2026-11-19T12:00:00Z", expiresAt: "2026-11-26T12:00:00Z" };

test.each([
  ["just sent, by a clock that is behind", "2026-11-19T11:59:30Z", 7],
  ["in its second day", "2026-11-20T13:00:00Z", 6],
  ["in its last hour", "2026-11-26T11:30:00Z", 1],
  ["expired since the list was read", "2026-11-26T12:00:30Z", 1],
])("counts the days of an invitation %s", (_, now, days) => {
  expect(countDaysLeft(invitation, Date.parse(now))).toBe(days);
});
