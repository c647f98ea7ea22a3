import { and, eq, isNull, sql } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { refreshTokens, sessions, users } from "#database/schema.ts";
import type { Uuid } from "#ids/uuid.ts";

const now = sql`clock_timestamp()`;
/** A session ends 30 days after its last refresh, and at the latest 90 days after its login. */
const idleEnd = sql`${now} + interval '30 days'`;
const latestEnd = sql`${sessions.createdAt} + interval '90 days'`;

/** Inserts a session with its first refresh token. */
export async function insertSession(
  transaction: Transaction,
  session: { readonly id: Uuid; readonly userId: Uuid; readonly tokenHash: string },
): Promise<void> {
  const { id, userId, tokenHash } = session;
  await transaction.insert(sessions).values({ id, userId, expiresAt: idleEnd });
  await transaction.insert(refreshTokens).values({ tokenHash, sessionId: id });
}

/** A refresh token with its session and user, as far as a rotation needs them. */
export type PresentedToken = NonNullable<Awaited<ReturnType<typeof lockPresentedToken>>>;

/** Finds a refresh token and locks its session, so that the tokens of a family rotate in turn. */
export async function lockPresentedToken(
  transaction: Transaction,
  tokenHash: string,
  graceSeconds: number,
) {
  const [session] = await transaction
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(refreshTokens, eq(refreshTokens.sessionId, sessions.id))
    .where(eq(refreshTokens.tokenHash, tokenHash))
    .for("update", { of: sessions });
  if (session === undefined) return undefined;
  // Read after the lock, because the token may have been used while this call waited.
  const [row] = await transaction
    .select({
      sessionId: sessions.id,
      user: users,
      isLive: sql<boolean>`${sessions.endedAt} is null and ${sessions.expiresAt} > ${now}`,
      isUsed: sql<boolean>`${refreshTokens.usedAt} is not null`,
      /** True when it was used within the grace period and its successor was not. */
      isInGrace: sql<boolean>`coalesce(${refreshTokens.usedAt} > ${now} - interval '1 second' * ${graceSeconds}
        and exists (select from refresh_tokens successor
          where successor.token_hash = ${refreshTokens.successorHash} and successor.used_at is null), false)`,
      successorHash: refreshTokens.successorHash,
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(refreshTokens.tokenHash, tokenHash));
  return row;
}

/** Marks a refresh token as used, inserts its successor, and extends the session. */
export async function replaceToken(
  transaction: Transaction,
  {
    sessionId,
    tokenHash,
    successorHash,
  }: Record<"sessionId" | "tokenHash" | "successorHash", string>,
): Promise<void> {
  await transaction
    .update(refreshTokens)
    .set({ usedAt: now, successorHash })
    .where(eq(refreshTokens.tokenHash, tokenHash));
  await transaction.insert(refreshTokens).values({ tokenHash: successorHash, sessionId });
  await transaction
    .update(sessions)
    .set({ expiresAt: sql`least(${idleEnd}, ${latestEnd})` })
    .where(eq(sessions.id, sessionId));
}

/** Ends a session and so all of its tokens. */
export async function endSession(transaction: Transaction, sessionId: string): Promise<void> {
  await transaction.update(sessions).set({ endedAt: now }).where(eq(sessions.id, sessionId));
}

/** Ends every session of an account. */
export async function endSessionsOfUser(transaction: Transaction, userId: Uuid): Promise<void> {
  await transaction
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)));
}

/** Ends the session of a refresh token, whether or not the token was used. */
export async function endSessionOf(transaction: Transaction, tokenHash: string): Promise<void> {
  await transaction.execute(sql`
    update ${sessions} set ended_at = coalesce(ended_at, ${now})
    where id = (select session_id from ${refreshTokens} where token_hash = ${tokenHash})`);
}
