import type { apiKeySchema } from "@tessera/contract";
import { and, count, eq } from "drizzle-orm";
import type { z } from "zod";
import type { Transaction } from "#database/database.ts";
import { apiKeys } from "#database/schema.ts";
import type { BoundStatement, Statement } from "#database/statements.ts";
import type { Uuid } from "#ids/uuid.ts";

/** A stored API key, as its owner sees it. */
export type ApiKeyRow = Omit<typeof apiKeys.$inferSelect, "keyHash" | "userId">;

const ownKeys: Statement<ApiKeyRow> = {
  name: "api-keys",
  text: `select id, name, scope, ending, created_at as "createdAt", expires_at as "expiresAt",
      last_used_at as "lastUsedAt"
    from api_keys where user_id = $1 order by id desc`,
};

/** Selects the API keys of a person, the newest first. */
export function selectApiKeys(userId: Uuid): BoundStatement<ApiKeyRow> {
  return { statement: ownKeys, values: [userId] };
}

/** Counts the API keys of a person. */
export async function countApiKeys(transaction: Transaction, userId: Uuid): Promise<number> {
  const ofUser = eq(apiKeys.userId, userId);
  const [counted] = await transaction.select({ keys: count() }).from(apiKeys).where(ofUser);
  return counted?.keys ?? 0;
}

/** Inserts an API key. */
export async function insertApiKey(
  transaction: Transaction,
  key: typeof apiKeys.$inferInsert,
): Promise<ApiKeyRow> {
  const [row] = await transaction.insert(apiKeys).values(key).returning();
  if (row === undefined) throw new Error("The API key was not stored.");
  return row;
}

/** Deletes an API key of a person; returns whether there was one. */
export async function deleteApiKeyOf(
  transaction: Transaction,
  { userId, keyId }: { readonly userId: Uuid; readonly keyId: string },
): Promise<boolean> {
  const isOwn = and(eq(apiKeys.id, keyId), eq(apiKeys.userId, userId));
  const deleted = await transaction.delete(apiKeys).where(isOwn).returning({ id: apiKeys.id });
  return deleted.length === 1;
}

/** Returns an API key as its owner sees it. */
export function serializeApiKey(row: ApiKeyRow): z.input<typeof apiKeySchema> {
  const { id, name, scope, ending, createdAt, expiresAt, lastUsedAt } = row;
  return {
    id,
    name,
    scope,
    ending,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
