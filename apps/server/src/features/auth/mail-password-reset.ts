import { recordAccountAudit } from "#audit/record-account-audit.ts";
import { findUserByEmail, lockUser } from "#features/user/index.ts";
import { getUuid } from "#ids/uuid.ts";
import type { JobData } from "#jobs/queues.ts";
import type { Mailer } from "#mail/mailer.ts";
import { printResetMail } from "#mail/mails.ts";
import type { Services } from "#services.ts";
import { createCode } from "./one-time-codes.ts";

/** Mails the code that resets a password to an account's address, and nothing to others. */
export async function mailPasswordReset(
  { email, tokenHash, locale, origin }: JobData["mail-password-reset"],
  services: Services,
  mailer: Mailer,
): Promise<void> {
  const { database, keys } = services;
  const user = await database.transaction({}, (transaction) => findUserByEmail(transaction, email));
  if (user === undefined) return;
  const accountId = getUuid(user.id);
  const entry = { ...origin, accountId, operation: "forgotPassword", result: "done" } as const;
  const request = { purpose: "password-reset", email, tokenHash } as const;
  const code = await database.transaction({ userId: accountId }, async (transaction) => {
    const current = await lockUser(transaction, accountId, "key share");
    if (current?.email !== email) return undefined;
    await recordAccountAudit(transaction, entry);
    return createCode(transaction, keys["one-time-code"], request);
  });
  if (code === undefined) return;
  const mail = printResetMail(locale, code, services);
  await mailer.send({ to: email, ...mail, userIds: [accountId] });
}
