import { and, eq, gt, inArray, isNull, ne, sql } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { refreshTokens, sessions, users } from "#database/schema.ts";
import type { EventChannel } from "#events/event-channel.ts";
import { userColumns } from "#features/user/index.ts";
import type { Uuid } from "#ids/uuid.ts";
import type { Device } from "./describe-device.ts";

const now = sql`clock_timestamp()`;
/** A session ends 30 days after its last refresh, and at the latest 90 days after its login. */
const idleEnd = sql`${now} + interval '30 days'`;
const latestEnd = sql`${sessions.createdAt} + interval '90 days'`;

/** A session that starts, with the hash of its first refresh token. */
type NewSession = Device & {
  readonly id: Uuid;
  readonly userId: Uuid;
  readonly tokenHash: string;
};

/** Inserts a session with its first refresh token. */
export async function insertSession(
  transaction: Transaction,
  { tokenHash, ...session }: NewSession,
): Promise<void> {
  await transaction.insert(sessions).values({ ...session, expiresAt: idleEnd });
  await transaction.insert(refreshTokens).values({ tokenHash, sessionId: session.id });
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
      user: userColumns,
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
    .set({ lastUsedAt: now, expiresAt: sql`least(${idleEnd}, ${latestEnd})` })
    .where(eq(sessions.id, sessionId));
}

/** Wakes the streams of a user, so that those of an ended session end too. */
function wakeStreams(transaction: Transaction, events: EventChannel, userId: string) {
  return events.announce(transaction, [`user ${userId}`]);
}

/** Ends a session and so all of its tokens and streams. */
export async function endSession(
  transaction: Transaction,
  events: EventChannel,
  { userId, sessionId }: Readonly<Record<"userId" | "sessionId", string>>,
): Promise<void> {
  await transaction.update(sessions).set({ endedAt: now }).where(eq(sessions.id, sessionId));
  await wakeStreams(transaction, events, userId);
}

/** Ends every session of an account but the named one. */
export async function endSessionsOfUser(
  transaction: Transaction,
  events: EventChannel,
  { userId, exceptId }: { readonly userId: Uuid; readonly exceptId?: Uuid | undefined },
): Promise<void> {
  const isOther = exceptId === undefined ? undefined : ne(sessions.id, exceptId);
  await transaction
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), isOther));
  await wakeStreams(transaction, events, userId);
}

/** Ends a live session of an account; false when the account has no such session. */
export async function endSessionOfUser(
  transaction: Transaction,
  events: EventChannel,
  { userId, sessionId }: { readonly userId: Uuid; readonly sessionId: string },
): Promise<boolean> {
  const isLive = and(isNull(sessions.endedAt), gt(sessions.expiresAt, now));
  const ended = await transaction
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), isLive))
    .returning({ id: sessions.id });
  await wakeStreams(transaction, events, userId);
  return ended.length === 1;
}

/** Ends the session of a refresh token, whether or not the token was used; undefined when none was live. */
export async function endSessionOf(
  transaction: Transaction,
  events: EventChannel,
  tokenHash: string,
): Promise<Pick<typeof sessions.$inferSelect, "id" | "userId"> | undefined> {
  const found = transaction.select({ id: refreshTokens.sessionId }).from(refreshTokens);
  const isOfToken = inArray(sessions.id, found.where(eq(refreshTokens.tokenHash, tokenHash)));
  const [ended] = await transaction
    .update(sessions)
    .set({ endedAt: now })
    .where(and(isOfToken, isNull(sessions.endedAt)))
    .returning({ id: sessions.id, userId: sessions.userId });
  if (ended !== undefined) await wakeStreams(transaction, events, ended.userId);
  return ended;
}

/** Returns whether a session began with a login in the last ten minutes. */
export async function isRecentSession(transaction: Transaction, id: Uuid): Promise<boolean> {
  const isRecent = gt(sessions.createdAt, sql`${now} - interval '10 minutes'`);
  const found = transaction.select({ id: sessions.id }).from(sessions);
  return (await found.where(and(eq(sessions.id, id), isRecent))).length === 1;
}
