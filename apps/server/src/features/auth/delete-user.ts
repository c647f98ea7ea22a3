import type { operations } from "@tessera/contract";
import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import {
  attempts,
  contactMessages,
  formerEmails,
  socialSignUps,
  unclaimedSubscriptions,
  users,
} from "#database/schema.ts";
import { deleteInvitationsTo } from "#features/invitations/index.ts";
import { leaveOrganizations } from "#features/organizations/index.ts";
import { deleteUserRow, type UserRow } from "#features/user/index.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { makeConfirmedChange } from "./confirmed-change.ts";
import { sendForgetPerson } from "./forget-person.ts";
import { deleteCodes } from "./one-time-codes.ts";
import { deleteRegistrationsOf } from "./registrations-repository.ts";

type DeleteUser = typeof operations.deleteUser;

/**
 * Deletes the account of the caller after a comparison of the password; soon after a login it may be absent. Nothing
 * contains the id afterwards, except a real payment provider; the audits name the user by a pseudonym that the deleted row alone connected to it.
 */
export async function deleteUser(call: Call<DeleteUser>, services: Services): Promise<undefined> {
  await makeConfirmedChange(call, services, {
    operation: "deleteUser",
    lock: "update",
    async run(transaction, user) {
      await leaveOrganizations(transaction, services.jobs, call.actor.userId);
      const emails = await listAddresses(transaction, user);
      await deleteAccount(transaction, services, { id: user.id, emails });
      await sendForgetPerson(transaction, services, { userId: user.id, emails });
    },
  });
}

/** Deletes the row of an account with all rows that refer to it, and those that contain one of its addresses or its id. */
async function deleteAccount(
  transaction: Transaction,
  { jobs, events }: Services,
  { id, emails }: { readonly id: string; readonly emails: readonly string[] },
): Promise<void> {
  for (const email of emails) {
    await deleteRegistrationsOf(transaction, email);
    await deleteCodes(transaction, { email });
    await deleteInvitationsTo(transaction, email);
  }
  await transaction.delete(socialSignUps).where(inArray(socialSignUps.email, emails));
  await transaction.delete(attempts).where(inArray(attempts.subject, [id, ...emails]));
  // Those of the time when an account had the address are deleted with that account.
  for (const table of [contactMessages, unclaimedSubscriptions]) {
    await transaction.delete(table).where(and(inArray(table.email, emails), isNull(table.userId)));
  }
  await jobs.removeOf(transaction, { userId: id, emails });
  await deleteUserRow(transaction, id);
  // Wakes the streams of the account, which end with its sessions.
  await events.announce(transaction, [`user ${id}`]);
}

/** Lists the address and the former addresses of an account, without those that another account has now. */
async function listAddresses(
  transaction: Transaction,
  { id, email }: UserRow,
): Promise<readonly string[]> {
  const former = await transaction
    .select({ email: formerEmails.email })
    .from(formerEmails)
    .leftJoin(users, eq(users.email, formerEmails.email))
    .where(and(eq(formerEmails.userId, id), isNull(users.id)));
  return [email, ...former.map((row) => row.email)];
}
