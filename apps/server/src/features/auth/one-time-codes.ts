import { randomInt, timingSafeEqual } from "node:crypto";
import { codeDigits } from "@tessera/contract";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { oneTimeCodes } from "#database/schema.ts";
import { hashKeyed } from "#secrets/keys.ts";

const lifetimeMinutes = 10;
const mostTries = 5;

/** What a code is for. */
export type CodePurpose = (typeof oneTimeCodes.$inferSelect)["purpose"];

/** Makes the code of an address, in place of the one before; only a hash of it is stored. */
export async function makeCode(
  transaction: Transaction,
  key: Buffer,
  email: string,
  purpose: CodePurpose,
): Promise<string> {
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, "0");
  const fresh = {
    codeHash: hashKeyed(key, purpose, email, code),
    tries: 0,
    expiresAt: sql`clock_timestamp() + interval '1 minute' * ${lifetimeMinutes}`,
  };
  await transaction
    .insert(oneTimeCodes)
    .values({ email, purpose, ...fresh })
    .onConflictDoUpdate({ target: [oneTimeCodes.email, oneTimeCodes.purpose], set: fresh });
  return code;
}

/** Counts a try, then compares. It must commit on its own: a try counts whatever comes of it. */
export async function tryCode(
  transaction: Transaction,
  key: Buffer,
  given: { readonly email: string; readonly purpose: CodePurpose; readonly code: string },
): Promise<boolean> {
  const [row] = await transaction
    .update(oneTimeCodes)
    .set({ tries: sql`${oneTimeCodes.tries} + 1` })
    .where(and(isCodeOf(given), lt(oneTimeCodes.tries, mostTries), isLive))
    .returning({ codeHash: oneTimeCodes.codeHash });
  const guess = Buffer.from(hashKeyed(key, given.purpose, given.email, given.code));
  const stored = row === undefined ? Buffer.alloc(guess.length) : Buffer.from(row.codeHash);
  return timingSafeEqual(guess, stored);
}

/** Takes the live code of an address away; false when there is none, or another call was first. */
export async function takeCode(
  transaction: Transaction,
  of: { readonly email: string; readonly purpose: CodePurpose },
): Promise<boolean> {
  const taken = await transaction
    .delete(oneTimeCodes)
    .where(and(isCodeOf(of), isLive))
    .returning({ email: oneTimeCodes.email });
  return taken.length === 1;
}

const isLive = gt(oneTimeCodes.expiresAt, sql`clock_timestamp()`);

function isCodeOf({ email, purpose }: { readonly email: string; readonly purpose: CodePurpose }) {
  return and(eq(oneTimeCodes.email, email), eq(oneTimeCodes.purpose, purpose));
}
