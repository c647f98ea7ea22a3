import { randomInt, timingSafeEqual } from "node:crypto";
import { codeDigits } from "@tessera/contract";
import { and, eq, gt, inArray, lt, sql } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { oneTimeCodes } from "#database/schema.ts";
import { hashKeyed } from "#secrets/keys.ts";

const lifetimeMinutes = 10;
const mostTries = 5;

/** What a code is for, and whose it is: for a verification, the token hash of a registration. */
export type CodeKey = {
  readonly purpose: (typeof oneTimeCodes.$inferSelect)["purpose"];
  readonly subject: string;
};

/** A code that somebody enters, and all those whose code it may be. */
export type GivenCode = Pick<CodeKey, "purpose"> & {
  readonly subjects: readonly string[];
  readonly code: string;
};

/** Makes the code of a subject, in place of the one before; only a hash of it is stored. */
export async function makeCode(
  transaction: Transaction,
  key: Buffer,
  { purpose, subject }: CodeKey,
): Promise<string> {
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, "0");
  const fresh = {
    codeHash: hashKeyed(key, purpose, subject, code),
    tries: 0,
    expiresAt: sql`clock_timestamp() + interval '1 minute' * ${lifetimeMinutes}`,
  };
  await transaction
    .insert(oneTimeCodes)
    .values({ subject, purpose, ...fresh })
    .onConflictDoUpdate({ target: [oneTimeCodes.subject, oneTimeCodes.purpose], set: fresh });
  return code;
}

/**
 * Counts a try of every code that is compared, and gives the subject of the one that fits; undefined as well
 * in the rare case that two do. It must commit on its own: a try counts whatever comes of it.
 */
export async function tryCode(
  transaction: Transaction,
  key: Buffer,
  { purpose, subjects, code }: GivenCode,
): Promise<string | undefined> {
  const compared = await lockCodes(transaction, purpose, subjects);
  const fitting = compared.filter(({ subject, codeHash }) =>
    timingSafeEqual(Buffer.from(hashKeyed(key, purpose, subject, code)), Buffer.from(codeHash)),
  );
  await transaction
    .update(oneTimeCodes)
    .set({ tries: sql`${oneTimeCodes.tries} + 1` })
    .where(
      areCodesOf(
        purpose,
        compared.map(({ subject }) => subject),
      ),
    );
  return fitting.length === 1 ? fitting[0]?.subject : undefined;
}

/** Takes the live code of a subject away; false when there is none, or another call was first. */
export async function takeCode(
  transaction: Transaction,
  { purpose, subject }: CodeKey,
): Promise<boolean> {
  const taken = await transaction
    .delete(oneTimeCodes)
    .where(and(areCodesOf(purpose, [subject]), isLive))
    .returning({ subject: oneTimeCodes.subject });
  return taken.length === 1;
}

/** The live codes with tries left, held in one order, so that two calls never wait for each other. */
function lockCodes(
  transaction: Transaction,
  purpose: CodeKey["purpose"],
  subjects: readonly string[],
) {
  return transaction
    .select({ subject: oneTimeCodes.subject, codeHash: oneTimeCodes.codeHash })
    .from(oneTimeCodes)
    .where(and(areCodesOf(purpose, subjects), lt(oneTimeCodes.tries, mostTries), isLive))
    .orderBy(oneTimeCodes.subject)
    .for("update");
}

const isLive = gt(oneTimeCodes.expiresAt, sql`clock_timestamp()`);

function areCodesOf(purpose: CodeKey["purpose"], subjects: readonly string[]) {
  return and(eq(oneTimeCodes.purpose, purpose), inArray(oneTimeCodes.subject, [...subjects]));
}
