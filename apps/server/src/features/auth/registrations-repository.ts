import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { registrations } from "#database/schema.ts";

/** What a person entered to register, the password and the registration's token hashed. */
export type Registration = Omit<typeof registrations.$inferSelect, "expiresAt">;

/** The registrations of an address, or the one of them that a token names. */
export type RegistrationQuery = {
  readonly email: string;
  readonly tokenHash?: string | undefined;
};

const lifetime = sql`clock_timestamp() + interval '24 hours'`;

/** Keeps a registration until its address is verified, beside those that others made of the same address. */
export async function keepRegistration(
  transaction: Transaction,
  registration: Registration,
): Promise<void> {
  await transaction.insert(registrations).values({ ...registration, expiresAt: lifetime });
}

/** The registrations that wait for the verification of an address, the newest first. */
export function listRegistrations(
  transaction: Transaction,
  query: RegistrationQuery,
): Promise<readonly Registration[]> {
  return transaction
    .select()
    .from(registrations)
    .where(isWaiting(query))
    .orderBy(desc(registrations.expiresAt));
}

/** Takes a waiting registration away, to make an account of it. */
export async function takeRegistration(
  transaction: Transaction,
  query: Required<RegistrationQuery>,
): Promise<Registration | undefined> {
  const [row] = await transaction.delete(registrations).where(isWaiting(query)).returning();
  return row;
}

function isWaiting({ email, tokenHash }: RegistrationQuery) {
  return and(
    eq(registrations.email, email),
    gt(registrations.expiresAt, sql`clock_timestamp()`),
    tokenHash === undefined ? undefined : eq(registrations.tokenHash, tokenHash),
  );
}
