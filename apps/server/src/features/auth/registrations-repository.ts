import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { registrations } from "#database/schema.ts";

/** The data of a registration, with the password and the token hashed. */
export type Registration = Omit<typeof registrations.$inferSelect, "expiresAt">;

/** The registrations of an address, or the one that a token names. */
export type RegistrationQuery = {
  readonly email: string;
  readonly tokenHash?: string | undefined;
};

const now = sql`clock_timestamp()`;
const lifetime = sql`interval '24 hours'`;

/** Inserts a registration beside those that others made of the same address. */
export async function insertRegistration(
  transaction: Transaction,
  registration: Omit<Registration, "termsAcceptedAt">,
): Promise<void> {
  await transaction
    .insert(registrations)
    .values({ ...registration, expiresAt: sql`${now} + ${lifetime}` });
}

/** Lists the waiting registrations of an address, the newest first. */
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

/** Deletes a waiting registration and returns its data for the account. */
export async function deleteRegistration(
  transaction: Transaction,
  query: Required<RegistrationQuery>,
): Promise<Registration | undefined> {
  const [row] = await transaction.delete(registrations).where(isWaiting(query)).returning();
  return row;
}

/** Deletes every registration of an address. */
export async function deleteRegistrationsOf(
  transaction: Transaction,
  email: string,
): Promise<void> {
  await transaction.delete(registrations).where(eq(registrations.email, email));
}

/**
 * Returns whether a token names a registration of the last hour.
 * Only those have their own limit of mails, so that an address receives few mails.
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
