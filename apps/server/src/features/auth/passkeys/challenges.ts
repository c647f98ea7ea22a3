import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { passkeyChallenges } from "#database/schema.ts";
import type { Uuid } from "#ids/uuid.ts";
import { createOpaqueToken, hashOpaqueToken } from "#secrets/opaque-token.ts";

const lifetimeMinutes = 5;
const now = sql`clock_timestamp()`;

/** Creates the challenge for a new passkey of an account, or for a login, which names no account. */
export async function createChallenge(transaction: Transaction, userId?: Uuid): Promise<string> {
  const challenge = createOpaqueToken();
  const expiresAt = sql`${now} + interval '1 minute' * ${lifetimeMinutes}`;
  const row = { challengeHash: hashOpaqueToken(challenge), userId, expiresAt };
  await transaction.insert(passkeyChallenges).values(row);
  return challenge;
}

/** Deletes a live challenge; false when it is missing, is for another account, or was used. */
export async function consumeChallenge(
  transaction: Transaction,
  challenge: string,
  userId?: Uuid,
): Promise<boolean> {
  const { challengeHash, expiresAt, userId: owner } = passkeyChallenges;
  const isOwn = userId === undefined ? isNull(owner) : eq(owner, userId);
  const isChallenge = and(eq(challengeHash, hashOpaqueToken(challenge)), isOwn, gt(expiresAt, now));
  const deleted = transaction.delete(passkeyChallenges).where(isChallenge);
  return (await deleted.returning({ challengeHash })).length === 1;
}
