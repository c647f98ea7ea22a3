import { randomInt, timingSafeEqual } from "node:crypto";
import { codeDigits } from "@tessera/contract";
import { and, eq, gt, inArray, lt, sql } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { oneTimeCodes } from "#database/schema.ts";
import { hashKeyed, type KeyRing } from "#secrets/keys.ts";

const lifetimeMinutes = 10;
const maxAttempts = 5;

/** Only registrations are verified by code so far; the subject is the registration's token hash. */
const purpose = "verification";

/** An entered code, and the subjects that it may belong to. */
export type GivenCode = {
  readonly subjects: readonly string[];
  readonly code: string;
  /** True when a token named the subject; such attempts are counted separately. */
  readonly hasToken: boolean;
};

/** Creates the code of a subject and replaces the previous one; only its hash is stored. */
export async function createCode(
  transaction: Transaction,
  [key]: KeyRing,
  subject: string,
): Promise<string> {
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, "0");
  const fresh = {
    codeHash: hashKeyed(key, purpose, subject, code),
    attempts: 0,
    tokenAttempts: 0,
    expiresAt: sql`clock_timestamp() + interval '1 minute' * ${lifetimeMinutes}`,
  };
  await transaction
    .insert(oneTimeCodes)
    .values({ subject, purpose, ...fresh })
    .onConflictDoUpdate({ target: [oneTimeCodes.subject, oneTimeCodes.purpose], set: fresh });
  return code;
}

/**
 * Counts an attempt for every compared code, and returns the subject of the matching one; undefined if two match,
 * which is rare. It must commit on its own, because an attempt counts whatever its result.
 */
export async function compareCode(
  transaction: Transaction,
  keys: KeyRing,
  { subjects, code, hasToken }: GivenCode,
): Promise<string | undefined> {
  const counter = hasToken ? "tokenAttempts" : "attempts";
  const compared = await lockCodes(transaction, subjects, counter);
  const fitting = compared.filter(({ subject, codeHash }) =>
    keys.some((key) => isSame(hashKeyed(key, purpose, subject, code), codeHash)),
  );
  await transaction
    .update(oneTimeCodes)
    .set({ [counter]: sql`${oneTimeCodes[counter]} + 1` })
    .where(areCodesOf(compared.map(({ subject }) => subject)));
  return fitting.length === 1 ? fitting[0]?.subject : undefined;
}

/** Deletes the live code of a subject; false when it is missing or another call deleted it first. */
export async function consumeCode(transaction: Transaction, subject: string): Promise<boolean> {
  const taken = await transaction
    .delete(oneTimeCodes)
    .where(and(areCodesOf([subject]), isLive))
    .returning({ subject: oneTimeCodes.subject });
  return taken.length === 1;
}

/** Selects the live codes with attempts left, locked in one order to prevent deadlocks. */
function lockCodes(
  transaction: Transaction,
  subjects: readonly string[],
  counter: "attempts" | "tokenAttempts",
) {
  return transaction
    .select({ subject: oneTimeCodes.subject, codeHash: oneTimeCodes.codeHash })
    .from(oneTimeCodes)
    .where(and(areCodesOf(subjects), lt(oneTimeCodes[counter], maxAttempts), isLive))
    .orderBy(oneTimeCodes.subject)
    .for("update");
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

const isLive = gt(oneTimeCodes.expiresAt, sql`clock_timestamp()`);

function areCodesOf(subjects: readonly string[]) {
  return and(eq(oneTimeCodes.purpose, purpose), inArray(oneTimeCodes.subject, [...subjects]));
}
