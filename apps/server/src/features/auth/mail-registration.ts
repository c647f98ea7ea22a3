import type { JobData } from "#jobs/queues.ts";
import { findUserByEmail } from "#features/user/index.ts";
import type { Mailer } from "#mail/mailer.ts";
import { printAccountExistsMail, printCodeMail } from "#mail/mails.ts";
import type { Services } from "#services.ts";
import { makeCode } from "./one-time-codes.ts";
import { findRegistration } from "./registrations-repository.ts";

/** Mails a code to an address that registered, a note to one that has an account, and nothing to any other. */
export async function mailRegistration(
  { email, locale }: JobData["mail-registration"],
  services: Services,
  mailer: Mailer,
): Promise<void> {
  const mail = await services.database.transaction({}, async (transaction) => {
    if (await findUserByEmail(transaction, email)) {
      return printAccountExistsMail(locale, services.publicUrl);
    }
    if (!(await findRegistration(transaction, email))) return undefined;
    const key = services.keys["one-time-code"];
    return printCodeMail(locale, await makeCode(transaction, key, email, "verification"));
  });
  if (mail) await mailer.send({ to: email, ...mail });
}
