import { and, eq, gt, sql } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { registrations } from "#database/schema.ts";

/** What a person entered to register, the password hashed. */
export type Registration = Omit<typeof registrations.$inferSelect, "expiresAt">;

const lifetime = sql`clock_timestamp() + interval '24 hours'`;

/** Keeps a registration until its address is verified, in place of an earlier one of the same address. */
export async function keepRegistration(
  transaction: Transaction,
  registration: Registration,
): Promise<void> {
  const row = { ...registration, expiresAt: lifetime };
  await transaction
    .insert(registrations)
    .values(row)
    .onConflictDoUpdate({ target: registrations.email, set: row });
}

/** The registration that waits for the verification of an address. */
export async function findRegistration(
  transaction: Transaction,
  email: string,
): Promise<Registration | undefined> {
  const [row] = await transaction.select().from(registrations).where(isWaiting(email));
  return row;
}

/** Takes the waiting registration of an address away, to make an account of it. */
export async function takeRegistration(
  transaction: Transaction,
  email: string,
): Promise<Registration | undefined> {
  const [row] = await transaction.delete(registrations).where(isWaiting(email)).returning();
  return row;
}

function isWaiting(email: string) {
  return and(eq(registrations.email, email), gt(registrations.expiresAt, sql`clock_timestamp()`));
}
