import type { Invitation } from "@tessera/contract";

const dayMs = 86_400_000;

/** Counts the days in which an open invitation can be accepted, the current one included. */
export function countDaysLeft(
  { sentAt, expiresAt }: Pick<Invitation, "sentAt" | "expiresAt">,
  nowMs: number,
): number {
  const endMs = Date.parse(expiresAt);
  // The clock of the page is behind the server's by up to the minute between two updates.
  const leftMs = endMs - Math.max(nowMs, Date.parse(sentAt));
  return Math.max(1, Math.ceil(leftMs / dayMs));
}
