import { randomBytes, randomInt } from "node:crypto";
import { recoveryCodeCount, recoveryCodeLength } from "@tessera/contract";
import { and, eq } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { authenticatorApps, recoveryCodes } from "#database/schema.ts";
import type { Uuid } from "#ids/uuid.ts";
import { hashWithSalt } from "../passwords.ts";

/** Letters and digits that are not mistaken for each other. */
const alphabet = "23456789abcdefghjkmnpqrstuvwxyz";

/** New recovery codes, with their hashes and the salt of these. */
export type RecoveryCodes = {
  readonly codes: readonly string[];
  readonly salt: string;
  readonly hashes: readonly string[];
};

/** Creates the recovery codes of an account. */
export async function createRecoveryCodes(): Promise<RecoveryCodes> {
  const codes = Array.from({ length: recoveryCodeCount }, createCode);
  const salt = createRecoverySalt();
  const hashes = await Promise.all(codes.map((code) => hashRecoveryCode(code, salt)));
  return { codes: codes.map(printCode), salt, hashes };
}

/** Creates the salt of an account's recovery codes. */
export function createRecoverySalt(): string {
  return randomBytes(16).toString("base64url");
}

/** Returns the stored hash of a recovery code without its hyphen. */
export function hashRecoveryCode(code: string, salt: string): Promise<string> {
  return hashWithSalt(code, Buffer.from(salt, "base64url"));
}

/** Stores new recovery codes and deletes the previous ones. */
export async function storeRecoveryCodes(
  transaction: Transaction,
  userId: Uuid,
  { salt, hashes }: RecoveryCodes,
): Promise<void> {
  await transaction
    .update(authenticatorApps)
    .set({ recoverySalt: salt })
    .where(eq(authenticatorApps.userId, userId));
  await deleteRecoveryCodes(transaction, userId);
  await transaction.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

/** Deletes all recovery codes of an account. */
export async function deleteRecoveryCodes(transaction: Transaction, userId: Uuid): Promise<void> {
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

/** Deletes an unused recovery code of an account; false when no code has this hash. */
export async function consumeRecoveryCode(
  transaction: Transaction,
  userId: Uuid,
  codeHash: string,
): Promise<boolean> {
  const isCode = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash));
  const deleted = transaction.delete(recoveryCodes).where(isCode);
  return (await deleted.returning({ userId: recoveryCodes.userId })).length === 1;
}

function createCode(): string {
  const letters = Array.from({ length: recoveryCodeLength }, () =>
    alphabet.charAt(randomInt(alphabet.length)),
  );
  return letters.join("");
}

function printCode(code: string): string {
  const half = recoveryCodeLength / 2;
  return `${code.slice(0, half)}-${code.slice(half)}`;
}
