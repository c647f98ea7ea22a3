import { and, eq, gt, sql } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { authenticatorApps, pendingLogins, users } from "#database/schema.ts";
import type { Uuid } from "#ids/uuid.ts";
import { createOpaqueToken, hashOpaqueToken } from "#secrets/opaque-token.ts";

const lifetimeMinutes = 10;
const now = sql`clock_timestamp()`;
const isLive = gt(pendingLogins.expiresAt, now);

/** Stores a login that waits for its second step, and returns its token. */
export async function startPendingLogin(transaction: Transaction, userId: Uuid): Promise<string> {
  const token = createOpaqueToken();
  const expiresAt = sql`${now} + interval '1 minute' * ${lifetimeMinutes}`;
  const tokenHash = hashOpaqueToken(token);
  await transaction.insert(pendingLogins).values({ tokenHash, userId, expiresAt });
  return token;
}

/** Finds the account of a pending login, with the salt of its recovery codes. */
export async function findPendingLogin(transaction: Transaction, token: string) {
  const { recoverySalt } = authenticatorApps;
  const [row] = await transaction
    .select({ userId: pendingLogins.userId, email: users.email, recoverySalt })
    .from(pendingLogins)
    .innerJoin(users, eq(users.id, pendingLogins.userId))
    .leftJoin(authenticatorApps, eq(authenticatorApps.userId, users.id))
    .where(and(eq(pendingLogins.tokenHash, hashOpaqueToken(token)), isLive));
  return row;
}

/** Deletes a pending login; false when it is missing, has expired, or another call deleted it first. */
export async function consumePendingLogin(
  transaction: Transaction,
  token: string,
): Promise<boolean> {
  const isPending = and(eq(pendingLogins.tokenHash, hashOpaqueToken(token)), isLive);
  const deleted = transaction.delete(pendingLogins).where(isPending);
  return (await deleted.returning({ userId: pendingLogins.userId })).length === 1;
}

/** Deletes the pending logins of an account, because its password or address has changed. */
export async function deletePendingLogins(transaction: Transaction, userId: Uuid): Promise<void> {
  await transaction.delete(pendingLogins).where(eq(pendingLogins.userId, userId));
}
