import { findUserById } from "#features/user/index.ts";
import { getUuid } from "#ids/uuid.ts";
import type { JobData } from "#jobs/queues.ts";
import { printLoginChangedMail } from "#mail/login-mails.ts";
import type { Mailer } from "#mail/mailer.ts";
import type { Services } from "#services.ts";

/** Mails an account that its ways to log in have changed, in the language of the account. */
export async function mailLoginChanged(
  { userId, change }: JobData["mail-login-changed"],
  services: Services,
  mailer: Mailer,
): Promise<void> {
  const user = await services.database.transaction({}, (transaction) =>
    findUserById(transaction, getUuid(userId)),
  );
  if (user === undefined) return;
  const mail = printLoginChangedMail(user.locale, change, services);
  await mailer.send({ to: user.email, ...mail, userIds: [userId] });
}
