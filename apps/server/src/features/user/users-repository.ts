import { eq } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { users } from "#database/schema.ts";
import type { Uuid } from "#ids/uuid.ts";

/** A stored account. */
export type UserRow = typeof users.$inferSelect;

/** Inserts an account; undefined when its address has one. */
export async function insertUser(
  transaction: Transaction,
  user: typeof users.$inferInsert,
): Promise<UserRow | undefined> {
  const inserted = transaction.insert(users).values(user);
  const [row] = await inserted.onConflictDoNothing({ target: users.email }).returning();
  return row;
}

/** Finds the account of an address. */
export async function findUserByEmail(
  transaction: Transaction,
  email: string,
): Promise<UserRow | undefined> {
  const [row] = await transaction.select().from(users).where(eq(users.email, email));
  return row;
}

/** Finds the account of an id. */
export async function findUser(transaction: Transaction, id: Uuid): Promise<UserRow | undefined> {
  const [row] = await transaction.select().from(users).where(eq(users.id, id));
  return row;
}
