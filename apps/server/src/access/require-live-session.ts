import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { sessions } from "#database/schema.ts";
import { ApiError } from "#errors/api-error.ts";
import type { SessionActor } from "./grant.ts";

/**
 * Throws when the session of a call has ended since the call began, and otherwise keeps it until the end of the transaction.
 * The account must be locked before, as it is when all of its sessions end.
 */
export async function requireLiveSession(
  transaction: Transaction,
  { sessionId }: Pick<SessionActor, "sessionId">,
): Promise<void> {
  const isLive = and(isNull(sessions.endedAt), gt(sessions.expiresAt, sql`clock_timestamp()`));
  const found = transaction.select({ id: sessions.id }).from(sessions);
  const [session] = await found.where(and(eq(sessions.id, sessionId), isLive)).for("share");
  if (session === undefined) throw new ApiError("notLoggedIn");
}
