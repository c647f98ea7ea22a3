import { fieldProblems, fillText, type operations } from "@tessera/contract";
import { eq, inArray } from "drizzle-orm";
import { countAttempt } from "#attempts/count-attempt.ts";
import { recordAccountAudit } from "#audit/record-account-audit.ts";
import type { Transaction } from "#database/database.ts";
import { attempts, registrations } from "#database/schema.ts";
import { ApiError } from "#errors/api-error.ts";
import { leaveOrganizations } from "#features/organizations/index.ts";
import { deleteUserRow, findUserById, lockUser, type UserRow } from "#features/user/index.ts";
import { removeMailFiles } from "#mail/remove-mail-files.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { deleteCodesOfAddress } from "./one-time-codes.ts";
import { isPassword } from "./passwords.ts";
import { isRecentSession } from "./sessions-repository.ts";

type DeleteUser = typeof operations.deleteUser;

/**
 * Deletes the account of the caller after a comparison of the password; soon after a login it may be absent. Only the
 * audits still contain the id, which then names no user.
 */
export async function deleteUser(
  { actor, body: { password }, locale, origin, tenant }: Call<DeleteUser>,
  services: Services,
): Promise<undefined> {
  const { config, database } = services;
  const { userId, sessionId } = actor;
  if (password !== undefined) await countAttempt(database, "password-change", userId);
  const user = await database.transaction({}, (transaction) => findUserById(transaction, userId));
  const fits = password !== undefined && (await isPassword(password, user?.passwordHash));
  const deleted = await database.transactionInTurn(
    `user ${userId}`,
    tenant,
    async (transaction) => {
      const current = await lockUser(transaction, userId, "update");
      if (current === undefined) throw new ApiError("notLoggedIn");
      const isConfirmed =
        password === undefined
          ? await isRecentSession(transaction, sessionId)
          : fits && current.passwordHash === user?.passwordHash;
      const result = isConfirmed ? "done" : "refused";
      const entry = { ...origin, accountId: userId, actor, operation: "deleteUser" } as const;
      await recordAccountAudit(transaction, { ...entry, result });
      if (!isConfirmed) return undefined;
      await leaveOrganizations(transaction, userId);
      await deleteAccount(transaction, services, current);
      return current;
    },
  );
  if (deleted === undefined) {
    const problem = password === undefined ? fieldProblems.required : fieldProblems.passwordWrong;
    throw new ApiError("invalid", { fields: { password: fillText(problem, locale) } });
  }
  await removeMailFiles(config, deleted.email);
}

/** Deletes the row of an account with all rows that refer to it, and those that contain its address or its id. */
async function deleteAccount(
  transaction: Transaction,
  { jobs }: Services,
  { id, email }: UserRow,
): Promise<void> {
  await transaction.delete(registrations).where(eq(registrations.email, email));
  await deleteCodesOfAddress(transaction, email);
  await transaction.delete(attempts).where(inArray(attempts.subject, [id, email]));
  await jobs.removeOf(transaction, { userId: id, email });
  await deleteUserRow(transaction, id);
}
