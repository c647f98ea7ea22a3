import { findUserByEmail } from "#features/user/index.ts";
import type { JobData } from "#jobs/queues.ts";
import type { Mailer } from "#mail/mailer.ts";
import { printResetMail } from "#mail/mails.ts";
import type { Services } from "#services.ts";
import { createCode } from "./one-time-codes.ts";

/** Mails the code that resets a password to an account's address, and nothing to others. */
export async function mailPasswordReset(
  { email, tokenHash, locale }: JobData["mail-password-reset"],
  { database, keys }: Services,
  mailer: Mailer,
): Promise<void> {
  const code = await database.transaction({}, async (transaction) => {
    if ((await findUserByEmail(transaction, email)) === undefined) return undefined;
    const request = { purpose: "password-reset", email, tokenHash } as const;
    return createCode(transaction, keys["one-time-code"], request);
  });
  if (code !== undefined) await mailer.send({ to: email, ...printResetMail(locale, code) });
}
