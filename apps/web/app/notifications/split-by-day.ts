import type { Notification } from "@tessera/contract";
import { printDate } from "@tessera/ui/print-date";

/** The notifications of the current day, and those from before it. */
export type SplitNotifications = {
  readonly today: readonly Notification[];
  readonly earlier: readonly Notification[];
};

/** Splits notifications at the beginning of the current day. */
export function splitByDay(rows: readonly Notification[], nowMs: number): SplitNotifications {
  const day = printDate(nowMs, "en");
  const isToday = ({ createdAt }: Notification) => printDate(createdAt, "en") === day;
  return { today: rows.filter(isToday), earlier: rows.filter((row) => !isToday(row)) };
}
