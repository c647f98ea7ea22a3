import type { operations } from "@tessera/contract";
import { eq, inArray } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { attempts, socialSignUps, unclaimedSubscriptions } from "#database/schema.ts";
import { deleteInvitationsTo } from "#features/invitations/index.ts";
import { leaveOrganizations } from "#features/organizations/index.ts";
import { deleteUserRow, type UserRow } from "#features/user/index.ts";
import { removeMailFiles } from "#mail/remove-mail-files.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { makeConfirmedChange } from "./confirmed-change.ts";
import { deleteCodesOfAddress } from "./one-time-codes.ts";
import { deleteRegistrationsOf } from "./registrations-repository.ts";

type DeleteUser = typeof operations.deleteUser;

/**
 * Deletes the account of the caller after a comparison of the password; soon after a login it may be absent. Only the
 * audits still contain the id, which then names no user.
 */
export async function deleteUser(call: Call<DeleteUser>, services: Services): Promise<undefined> {
  const email = await makeConfirmedChange(call, services, {
    operation: "deleteUser",
    lock: "update",
    async run(transaction, user) {
      await leaveOrganizations(transaction, services.jobs, call.actor.userId);
      await deleteAccount(transaction, services, user);
      return user.email;
    },
  });
  await removeMailFiles(services.config, [email]);
}

/** Deletes the row of an account with all rows that refer to it, and those that contain its address or its id. */
async function deleteAccount(
  transaction: Transaction,
  { jobs }: Services,
  { id, email }: UserRow,
): Promise<void> {
  await deleteRegistrationsOf(transaction, email);
  await transaction.delete(socialSignUps).where(eq(socialSignUps.email, email));
  await deleteCodesOfAddress(transaction, email);
  await transaction.delete(unclaimedSubscriptions).where(eq(unclaimedSubscriptions.email, email));
  await transaction.delete(attempts).where(inArray(attempts.subject, [id, email]));
  await deleteInvitationsTo(transaction, email);
  await jobs.removeOf(transaction, { userId: id, email });
  await deleteUserRow(transaction, id);
}
