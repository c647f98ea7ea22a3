import { randomInt, timingSafeEqual } from "node:crypto";
import { codeDigits } from "@tessera/contract";
import { and, eq, gt, inArray, lt, sql } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { oneTimeCodes } from "#database/schema.ts";
import { hashKeyed, type KeyRing } from "#secrets/keys.ts";

const lifetimeMinutes = 10;
const maxAttempts = 5;

/** The use of a code; a code of one purpose is wrong for every other. */
export type CodePurpose = (typeof oneTimeCodes.purpose.enumValues)[number];

/** The codes of a purpose that were sent to an address. */
type SentCodes = { readonly purpose: CodePurpose; readonly email: string };

/** An entered code. */
export type GivenCode = SentCodes & {
  readonly code: string;
  /** The hash of the token that selects one request; such attempts are counted separately. */
  readonly tokenHash?: string | undefined;
};

/** A code of a request, which the hash of its token names. */
type RequestedCode = SentCodes & { readonly tokenHash: string };

/** Creates the code of a request and replaces the previous one; only its hash is stored. */
export async function createCode(
  transaction: Transaction,
  [key]: KeyRing,
  request: RequestedCode,
): Promise<string> {
  const { code, row, fresh } = drawCode(key, request);
  const inserted = transaction.insert(oneTimeCodes).values(row);
  const target = [oneTimeCodes.subject, oneTimeCodes.purpose];
  await inserted.onConflictDoUpdate({ target, set: fresh });
  return code;
}

/** Reserves the row of a code that is created later, so that a deletion by its address finds all codes of the request. */
export async function reserveCode(
  transaction: Transaction,
  [key]: KeyRing,
  request: RequestedCode,
): Promise<void> {
  await transaction.insert(oneTimeCodes).values(drawCode(key, request).row).onConflictDoNothing();
}

function drawCode(key: Buffer, { purpose, email, tokenHash: subject }: RequestedCode) {
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, "0");
  const fresh = {
    codeHash: hashKeyed(key, purpose, subject, code),
    attempts: 0,
    tokenAttempts: 0,
    expiresAt: sql`clock_timestamp() + interval '1 minute' * ${lifetimeMinutes}`,
  };
  return { code, row: { subject, purpose, email, ...fresh }, fresh };
}

/**
 * Counts an attempt for every compared code, and returns the token hash of the matching one; undefined if two match,
 * which is rare. It must commit on its own, because an attempt counts whatever its result. The statements are the
 * same for an address without a code.
 */
export async function compareCode(
  transaction: Transaction,
  keys: KeyRing,
  given: GivenCode,
): Promise<string | undefined> {
  const { purpose, code } = given;
  const counter = given.tokenHash === undefined ? "attempts" : "tokenAttempts";
  const compared = await lockCodes(transaction, given, counter);
  const fitting = compared.filter(({ subject, codeHash }) =>
    keys.some((key) => isSame(hashKeyed(key, purpose, subject, code), codeHash)),
  );
  const subjects = sql.param(compared.map(({ subject }) => subject));
  await transaction
    .update(oneTimeCodes)
    .set({ [counter]: sql`${oneTimeCodes[counter]} + 1` })
    .where(and(eq(oneTimeCodes.purpose, purpose), sql`${oneTimeCodes.subject} = any(${subjects})`));
  return fitting.length === 1 ? fitting[0]?.subject : undefined;
}

/** Deletes the live code of a request; false when it is missing or another call deleted it first. */
export async function consumeCode(
  transaction: Transaction,
  purpose: CodePurpose,
  tokenHash: string,
): Promise<boolean> {
  const isOfRequest = and(eq(oneTimeCodes.purpose, purpose), eq(oneTimeCodes.subject, tokenHash));
  const taken = await transaction
    .delete(oneTimeCodes)
    .where(and(isOfRequest, isLive))
    .returning({ subject: oneTimeCodes.subject });
  return taken.length === 1;
}

/** Finds the address that the live code of a request was sent to. */
export async function findSentAddress(
  transaction: Transaction,
  purpose: CodePurpose,
  tokenHash: string,
): Promise<string | undefined> {
  const isOfRequest = and(eq(oneTimeCodes.purpose, purpose), eq(oneTimeCodes.subject, tokenHash));
  const found = transaction.select({ email: oneTimeCodes.email }).from(oneTimeCodes);
  const [row] = await found.where(and(isOfRequest, isLive));
  return row?.email;
}

/** Deletes the codes that were sent to an address, all or those of a purpose, with all others of their requests. */
export async function deleteCodes(
  transaction: Transaction,
  { email, purpose }: Pick<SentCodes, "email"> & Partial<SentCodes>,
): Promise<void> {
  const { subject } = oneTimeCodes;
  const isOfPurpose = purpose && eq(oneTimeCodes.purpose, purpose);
  const sent = transaction.select({ subject }).from(oneTimeCodes);
  const subjects = sent.where(and(eq(oneTimeCodes.email, email), isOfPurpose));
  await transaction.delete(oneTimeCodes).where(inArray(subject, subjects));
}

/** Selects the live codes with attempts left, locked in one order to prevent deadlocks. */
function lockCodes(
  transaction: Transaction,
  { purpose, email, tokenHash }: GivenCode,
  counter: "attempts" | "tokenAttempts",
) {
  const isSelected = and(
    eq(oneTimeCodes.purpose, purpose),
    eq(oneTimeCodes.email, email),
    tokenHash === undefined ? undefined : eq(oneTimeCodes.subject, tokenHash),
  );
  return transaction
    .select({ subject: oneTimeCodes.subject, codeHash: oneTimeCodes.codeHash })
    .from(oneTimeCodes)
    .where(and(isSelected, lt(oneTimeCodes[counter], maxAttempts), isLive))
    .orderBy(oneTimeCodes.subject)
    .for("update");
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

const isLive = gt(oneTimeCodes.expiresAt, sql`clock_timestamp()`);
