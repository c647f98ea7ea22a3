import type { Transaction } from "#database/database.ts";
import { findUserByEmail, lockUser, type UserRow } from "#features/user/index.ts";
import { getUuid } from "#ids/uuid.ts";
import type { JobData } from "#jobs/queues.ts";
import type { Mail, Mailer } from "#mail/mailer.ts";
import {
  printEmailChangedMail,
  printEmailChangeMail,
  printEmailTakenMail,
  printNewEmailMail,
} from "#mail/mails.ts";
import type { Services } from "#services.ts";
import { createCode, reserveCode } from "./one-time-codes.ts";

type EmailChange = JobData["mail-email-change"];

/** Mails a code to the current or the new address of an account; to an address of another account, a note. */
export async function mailEmailChange(
  change: EmailChange,
  services: Services,
  mailer: Mailer,
): Promise<void> {
  const { database } = services;
  const prepare = change.to === "new" ? prepareNewMail : prepareCurrentMail;
  const mail = await database.transaction({}, async (transaction) => {
    const user = await lockUser(transaction, getUuid(change.userId), "key share");
    return user && prepare(transaction, services, { user, change });
  });
  if (mail !== undefined) await mailer.send(mail);
}

type ChangeOfUser = { readonly user: UserRow; readonly change: EmailChange };

async function prepareCurrentMail(
  transaction: Transaction,
  services: Services,
  { user: { id, email, locale }, change: { tokenHash } }: ChangeOfUser,
): Promise<Mail> {
  const request = { purpose: "email-change-current", email, tokenHash } as const;
  const code = await createCode(transaction, services.keys["one-time-code"], request);
  return { to: email, ...printEmailChangeMail(locale, code, services), userIds: [id] };
}

async function prepareNewMail(
  transaction: Transaction,
  services: Services,
  { user, change: { email, tokenHash } }: ChangeOfUser,
): Promise<Mail> {
  const { id, locale } = user;
  const other = await findUserByEmail(transaction, email);
  if (other !== undefined) {
    return { to: email, ...printEmailTakenMail(locale, services), userIds: [id, other.id] };
  }
  const keys = services.keys["one-time-code"];
  const ofCurrent = { purpose: "email-change-current", email: user.email, tokenHash } as const;
  // A deletion of the account finds the new address by the current one.
  await reserveCode(transaction, keys, ofCurrent);
  const request = { purpose: "email-change-new", email, tokenHash } as const;
  const code = await createCode(transaction, keys, request);
  return { to: email, ...printNewEmailMail(locale, code, services), userIds: [id] };
}

/** Mails the former address of an account that the account has another one. */
export async function mailEmailChanged(
  { userId, email, locale }: JobData["mail-email-changed"],
  services: Services,
  mailer: Mailer,
): Promise<void> {
  await mailer.send({ to: email, ...printEmailChangedMail(locale, services), userIds: [userId] });
}
