import type { Transaction } from "#database/database.ts";
import { findUserByEmail, findUserById, type UserRow } from "#features/user/index.ts";
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
import { createCode } from "./one-time-codes.ts";

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
    const user = await findUserById(transaction, getUuid(change.userId));
    return user && prepare(transaction, services, { user, change });
  });
  if (mail !== undefined) await mailer.send(mail);
}

type ChangeOfUser = { readonly user: UserRow; readonly change: EmailChange };

async function prepareCurrentMail(
  transaction: Transaction,
  services: Services,
  { user: { email, locale }, change: { tokenHash } }: ChangeOfUser,
): Promise<Mail> {
  const request = { purpose: "email-change-current", email, tokenHash } as const;
  const code = await createCode(transaction, services.keys["one-time-code"], request);
  return { to: email, ...printEmailChangeMail(locale, code, services) };
}

async function prepareNewMail(
  transaction: Transaction,
  services: Services,
  { user: { id, locale }, change: { email, tokenHash } }: ChangeOfUser,
): Promise<Mail> {
  const isTaken = (await findUserByEmail(transaction, email)) !== undefined;
  if (isTaken) return { to: email, ...printEmailTakenMail(locale, services) };
  const request = { purpose: "email-change-new", email, tokenHash } as const;
  const code = await createCode(transaction, services.keys["one-time-code"], request);
  return { to: email, ...printNewEmailMail(locale, code, services), namedUserId: id };
}

/** Mails the former address of an account that the account has another one. */
export async function mailEmailChanged(
  { email, locale }: JobData["mail-email-changed"],
  services: Services,
  mailer: Mailer,
): Promise<void> {
  await mailer.send({ to: email, ...printEmailChangedMail(locale, services) });
}
