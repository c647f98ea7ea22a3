import type { identitySchema } from "@tessera/contract";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Transaction } from "#database/database.ts";
import { identities } from "#database/schema.ts";
import type { BoundStatement, Statement } from "#database/statements.ts";
import type { Uuid } from "#ids/uuid.ts";
import type { SocialProfile } from "#social/social-client.ts";
import { listSocialProviders, type SocialClients } from "#social/create-social-clients.ts";

/** A stored connected account. */
export type IdentityRow = typeof identities.$inferSelect;
type OwnIdentity = Pick<
  IdentityRow,
  "id" | "provider" | "accountName" | "createdAt" | "lastUsedAt"
>;

const ownIdentities: Statement<OwnIdentity> = {
  name: "identities",
  text: `select id, provider, account_name as "accountName", created_at as "createdAt",
      last_used_at as "lastUsedAt"
    from identities where user_id = $1 order by id`,
};

/** Selects the connected accounts of a user, the oldest first. */
export function selectIdentities(userId: Uuid): BoundStatement<OwnIdentity> {
  return { statement: ownIdentities, values: [userId] };
}

/** A user at a provider. */
type Subject = Pick<SocialProfile, "provider" | "subject">;

/** Finds the connected account of a user at a provider. */
export async function findIdentity(
  transaction: Transaction,
  { provider, subject }: Subject,
): Promise<IdentityRow | undefined> {
  const isSubject = and(eq(identities.provider, provider), eq(identities.subject, subject));
  const [row] = await transaction.select().from(identities).where(isSubject);
  return row;
}

/** Returns whether an account has a connected account of a provider. */
export async function hasIdentityOf(
  transaction: Transaction,
  userId: Uuid,
  provider: SocialProfile["provider"],
): Promise<boolean> {
  const isOwn = and(eq(identities.userId, userId), eq(identities.provider, provider));
  return (await transaction.$count(identities, isOwn)) > 0;
}

/** Inserts a connected account; undefined when the subject belongs to an account, or the account has another one. */
export async function insertIdentity(
  transaction: Transaction,
  identity: typeof identities.$inferInsert,
): Promise<IdentityRow | undefined> {
  const inserted = transaction.insert(identities).values(identity);
  const [row] = await inserted.onConflictDoNothing().returning();
  return row;
}

/** Stores the use of a connected account, and its present name at the provider. */
export async function markIdentityUsed(
  transaction: Transaction,
  id: string,
  accountName: string,
): Promise<void> {
  const used = { accountName, lastUsedAt: sql`clock_timestamp()` };
  await transaction.update(identities).set(used).where(eq(identities.id, id));
}

/** Deletes a connected account of a user and returns it; undefined when the user has no such account. */
export async function deleteIdentityOf(
  transaction: Transaction,
  userId: Uuid,
  id: string,
): Promise<IdentityRow | undefined> {
  const isOwn = and(eq(identities.id, id), eq(identities.userId, userId));
  const [row] = await transaction.delete(identities).where(isOwn).returning();
  return row;
}

/** Counts the connected accounts of a user whose provider is configured. */
export function countUsableIdentities(
  transaction: Transaction,
  clients: SocialClients,
  userId: Uuid,
): Promise<number> {
  const isUsable = inArray(identities.provider, listSocialProviders(clients));
  return transaction.$count(identities, and(eq(identities.userId, userId), isUsable));
}

/** Returns a connected account as its owner sees it. */
export function serializeIdentity(row: OwnIdentity): z.input<typeof identitySchema> {
  const { id, provider, accountName, createdAt, lastUsedAt } = row;
  return {
    id,
    provider,
    accountName,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
