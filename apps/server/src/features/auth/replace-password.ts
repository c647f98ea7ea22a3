import { and, eq, ne } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { apiKeys, deviceKeys } from "#database/schema.ts";
import { updatePassword, type UserRow } from "#features/user/index.ts";
import type { Uuid } from "#ids/uuid.ts";
import type { Services } from "#services.ts";
import { deleteCodes } from "./one-time-codes.ts";
import { deletePendingLogins } from "./two-factor/pending-logins.ts";
import { endSessionsOfUser } from "./sessions-repository.ts";

/** A new password of an account. */
type NewPassword = {
  readonly userId: Uuid;
  readonly passwordHash: string;
  /** The session and the device key of the browser that changes it; a reset keeps none. */
  readonly keeps?: { readonly sessionId: Uuid; readonly keyHash: string };
};

/**
 * Stores a new password, ends the sessions, pending logins and device keys of the account and the codes that change its
 * address, and queues the mail about it. A reset also deletes the API keys, because a stranger may have created one.
 */
export async function replacePassword(
  transaction: Transaction,
  { jobs, events }: Services,
  { userId, passwordHash, keeps }: NewPassword,
): Promise<UserRow> {
  // The update locks the account, so that a concurrent login starts no session with the former password.
  const user = await updatePassword(transaction, userId, passwordHash);
  await endSessionsOfUser(transaction, events, { userId, exceptId: keeps?.sessionId });
  await deletePendingLogins(transaction, userId);
  await deleteCodes(transaction, { email: user.email, purpose: "email-change-current" });
  const isOther = keeps && ne(deviceKeys.tokenHash, keeps.keyHash);
  await transaction.delete(deviceKeys).where(and(eq(deviceKeys.userId, userId), isOther));
  if (!keeps) await transaction.delete(apiKeys).where(eq(apiKeys.userId, userId));
  await jobs.send(transaction, "mail-password-changed", { userId });
  return user;
}
