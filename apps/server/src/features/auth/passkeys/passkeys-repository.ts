import type { passkeySchema } from "@tessera/contract";
import { and, asc, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Transaction } from "#database/database.ts";
import { passkeys } from "#database/schema.ts";
import type { BoundStatement, Statement } from "#database/statements.ts";
import type { Uuid } from "#ids/uuid.ts";

/** A stored passkey. */
export type PasskeyRow = typeof passkeys.$inferSelect;
type OwnPasskey = Pick<PasskeyRow, "id" | "name" | "createdAt" | "lastUsedAt">;

const ownPasskeys: Statement<OwnPasskey> = {
  name: "passkeys",
  text: `select id, name, created_at as "createdAt", last_used_at as "lastUsedAt"
    from passkeys where user_id = $1 order by id`,
};

/** Selects the passkeys of an account, the oldest first. */
export function selectPasskeys(userId: Uuid): BoundStatement<OwnPasskey> {
  return { statement: ownPasskeys, values: [userId] };
}

/** Lists the ids that the passkeys of an account have in their authenticators. */
export async function listCredentialIds(
  transaction: Transaction,
  userId: Uuid,
): Promise<readonly string[]> {
  const { credentialId } = passkeys;
  const found = transaction.select({ credentialId }).from(passkeys);
  const rows = await found.where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id));
  return rows.map((row) => row.credentialId);
}

/** Finds a passkey by its id in the authenticator. */
export async function findPasskey(
  transaction: Transaction,
  credentialId: string,
): Promise<PasskeyRow | undefined> {
  const found = transaction.select().from(passkeys);
  const [row] = await found.where(eq(passkeys.credentialId, credentialId));
  return row;
}

/** Inserts a passkey; undefined when its id is taken. */
export async function insertPasskey(
  transaction: Transaction,
  passkey: typeof passkeys.$inferInsert,
): Promise<PasskeyRow | undefined> {
  const inserted = transaction.insert(passkeys).values(passkey);
  const [row] = await inserted.onConflictDoNothing().returning();
  return row;
}

/** Stores the use of a passkey. */
export async function markPasskeyUsed(
  transaction: Transaction,
  id: string,
  counter: number,
): Promise<void> {
  const used = { counter, lastUsedAt: sql`clock_timestamp()` };
  await transaction.update(passkeys).set(used).where(eq(passkeys.id, id));
}

/** An id of a passkey, and its owner. */
type OwnId = { readonly userId: Uuid; readonly passkeyId: string };

/** Renames a passkey of an account; undefined when the account has no such passkey. */
export async function updatePasskeyName(
  transaction: Transaction,
  { userId, passkeyId, name }: OwnId & { readonly name: string },
): Promise<PasskeyRow | undefined> {
  const isOwn = and(eq(passkeys.id, passkeyId), eq(passkeys.userId, userId));
  const [row] = await transaction.update(passkeys).set({ name }).where(isOwn).returning();
  return row;
}

/** Deletes a passkey of an account; false when the account has no such passkey. */
export async function deletePasskeyOf(
  transaction: Transaction,
  { userId, passkeyId }: OwnId,
): Promise<boolean> {
  const isOwn = and(eq(passkeys.id, passkeyId), eq(passkeys.userId, userId));
  const deleted = transaction.delete(passkeys).where(isOwn);
  return (await deleted.returning({ id: passkeys.id })).length === 1;
}

/** Returns a passkey as its owner sees it. */
export function serializePasskey(row: OwnPasskey): z.input<typeof passkeySchema> {
  const { id, name, createdAt, lastUsedAt } = row;
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
