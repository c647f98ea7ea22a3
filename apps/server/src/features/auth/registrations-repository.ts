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

const now = sql`clock_timestamp()`;
const lifetime = sql`interval '24 hours'`;

/** Keeps a registration until its address is verified, beside those that others made of the same address. */
export async function keepRegistration(
  transaction: Transaction,
  registration: Registration,
): Promise<void> {
  await transaction
    .insert(registrations)
    .values({ ...registration, expiresAt: sql`${now} + ${lifetime}` });
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

/**
 * Whether a token names a registration of the last hour.
 * Only these have their own limit of mails, so that the mails to an address stay few.
 */
export async function isInFirstHour(
  transaction: Transaction,
  query: Required<RegistrationQuery>,
): Promise<boolean> {
  const isFresh = sql`${registrations.expiresAt} - ${lifetime} > ${now} - interval '1 hour'`;
  const found = await transaction
    .select({ email: registrations.email })
    .from(registrations)
    .where(and(isWaiting(query), isFresh));
  return found.length === 1;
}

function isWaiting({ email, tokenHash }: RegistrationQuery) {
  return and(
    eq(registrations.email, email),
    gt(registrations.expiresAt, now),
    tokenHash === undefined ? undefined : eq(registrations.tokenHash, tokenHash),
  );
}
