import { eq } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { deviceKeys } from "#database/schema.ts";
import { updatePassword, type UserRow } from "#features/user/index.ts";
import { getUuid } from "#ids/uuid.ts";
import type { Services } from "#services.ts";
import { endSessionsOfUser } from "./sessions-repository.ts";

/** Stores a new password, ends every session and device key of the account, and queues the mail about it. */
export async function replacePassword(
  transaction: Transaction,
  { jobs }: Services,
  { user, passwordHash }: { readonly user: UserRow; readonly passwordHash: string },
): Promise<void> {
  const userId = getUuid(user.id);
  // The update locks the account, so that a concurrent login starts no session with the former password.
  await updatePassword(transaction, userId, passwordHash);
  await endSessionsOfUser(transaction, userId);
  await transaction.delete(deviceKeys).where(eq(deviceKeys.userId, userId));
  await jobs.send(transaction, "mail-password-changed", { userId });
}
