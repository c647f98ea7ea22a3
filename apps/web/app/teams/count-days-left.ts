import { type Invitation, invitationDays } from "@tessera/contract";

const dayMs = 86_400_000;

/** Counts the days in which an open invitation can be accepted, the current one included. */
export function countDaysLeft({ expiresAt }: Pick<Invitation, "expiresAt">, nowMs: number): number {
  const days = Math.ceil((Date.parse(expiresAt) - nowMs) / dayMs);
  // The clock of the page is behind the server's by up to the minute between two updates.
  return Math.min(invitationDays, Math.max(1, days));
}
