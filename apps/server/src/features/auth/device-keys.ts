import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { deviceKeys, users } from "#database/schema.ts";
import type { Uuid } from "#ids/uuid.ts";
import { hashOpaqueToken, createOpaqueToken } from "#secrets/opaque-token.ts";

const mostKeys = 10;
const now = sql`clock_timestamp()`;

/** Returns whether the account of an address has a device key with this hash. */
export async function isDeviceKeyOf(
  transaction: Transaction,
  { email, keyHash }: Record<"email" | "keyHash", string>,
): Promise<boolean> {
  const found = await transaction
    .select({ userId: deviceKeys.userId })
    .from(deviceKeys)
    .innerJoin(users, eq(users.id, deviceKeys.userId))
    .where(and(eq(deviceKeys.tokenHash, keyHash), eq(users.email, email)));
  return found.length === 1;
}

/** Returns the presented key if the account has it; otherwise adds a new key and returns that. */
export async function storeDeviceKey(
  transaction: Transaction,
  userId: Uuid,
  presented: string | undefined,
): Promise<string> {
  // Concurrent logins of one account run one after the other, so that together they stay within the limit.
  await transaction
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for("no key update");
  if (presented !== undefined && (await markUsed(transaction, userId, presented))) return presented;
  await deleteLeastUsed(transaction, userId);
  const key = createOpaqueToken();
  await transaction
    .insert(deviceKeys)
    .values({ tokenHash: hashOpaqueToken(key), userId, lastUsedAt: now });
  return key;
}

async function markUsed(transaction: Transaction, userId: Uuid, key: string): Promise<boolean> {
  const marked = await transaction
    .update(deviceKeys)
    .set({ lastUsedAt: now })
    .where(and(eq(deviceKeys.tokenHash, hashOpaqueToken(key)), eq(deviceKeys.userId, userId)))
    .returning({ userId: deviceKeys.userId });
  return marked.length === 1;
}

/** Deletes the least recently used keys until there is room for one more. */
async function deleteLeastUsed(transaction: Transaction, userId: Uuid): Promise<void> {
  const surplus = transaction
    .select({ tokenHash: deviceKeys.tokenHash })
    .from(deviceKeys)
    .where(eq(deviceKeys.userId, userId))
    .orderBy(desc(deviceKeys.lastUsedAt))
    .offset(mostKeys - 1);
  await transaction.delete(deviceKeys).where(inArray(deviceKeys.tokenHash, surplus));
}
