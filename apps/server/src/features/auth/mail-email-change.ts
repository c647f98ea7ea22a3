import { findUserByEmail, findUserById } from "#features/user/index.ts";
import { getUuid } from "#ids/uuid.ts";
import type { JobData } from "#jobs/queues.ts";
import type { Mailer } from "#mail/mailer.ts";
import {
  printEmailChangedMail,
  printEmailChangeMail,
  printEmailTakenMail,
  printNewEmailMail,
} from "#mail/mails.ts";
import type { Services } from "#services.ts";
import { createCode } from "./one-time-codes.ts";

/** Mails a code to the current and to the new address of an account; to an address of another account, a note. */
export async function mailEmailChange(
  { userId, email, tokenHash }: JobData["mail-email-change"],
  services: Services,
  mailer: Mailer,
): Promise<void> {
  const { database, keys } = services;
  const key = keys["one-time-code"];
  const prepared = await database.transaction({}, async (transaction) => {
    const user = await findUserById(transaction, getUuid(userId));
    if (user === undefined) return undefined;
    const current = { purpose: "email-change-current", email: user.email, tokenHash } as const;
    const currentCode = await createCode(transaction, key, current);
    const isTaken = (await findUserByEmail(transaction, email)) !== undefined;
    const next = { purpose: "email-change-new", email, tokenHash } as const;
    return { user, currentCode, newCode: isTaken ? "" : await createCode(transaction, key, next) };
  });
  if (prepared === undefined) return;
  const { user, currentCode, newCode } = prepared;
  await mailer.send({
    to: user.email,
    ...printEmailChangeMail(user.locale, currentCode, services),
  });
  const toNew =
    newCode === ""
      ? printEmailTakenMail(user.locale, services)
      : { ...printNewEmailMail(user.locale, newCode, services), namedUserId: userId };
  await mailer.send({ to: email, ...toNew });
}

/** Mails the former address of an account that the account has another one. */
export async function mailEmailChanged(
  { email, locale }: JobData["mail-email-changed"],
  services: Services,
  mailer: Mailer,
): Promise<void> {
  await mailer.send({ to: email, ...printEmailChangedMail(locale, services) });
}
