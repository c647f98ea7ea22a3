import { findUserById } from "#features/user/index.ts";
import { getUuid } from "#ids/uuid.ts";
import type { JobData } from "#jobs/queues.ts";
import type { Mailer } from "#mail/mailer.ts";
import { printPasswordChangedMail } from "#mail/mails.ts";
import type { Services } from "#services.ts";

/** Mails an account that its password has changed, in the language of the account. */
export async function mailPasswordChanged(
  { userId }: JobData["mail-password-changed"],
  services: Services,
  mailer: Mailer,
): Promise<void> {
  const user = await services.database.transaction({}, (transaction) =>
    findUserById(transaction, getUuid(userId)),
  );
  if (user === undefined) return;
  const mail = printPasswordChangedMail(user.locale, services);
  await mailer.send({ to: user.email, ...mail, userIds: [userId] });
}
