import type { JobData } from "#jobs/queues.ts";
import { findUserByEmail } from "#features/user/index.ts";
import type { Mailer } from "#mail/mailer.ts";
import { printAccountExistsMail, printCodeMail } from "#mail/mails.ts";
import type { Services } from "#services.ts";
import { createCode } from "./one-time-codes.ts";
import { listRegistrations } from "./registrations-repository.ts";

/** Mails a code to a registered address, a note to an account's address, and nothing to others. */
export async function mailRegistration(
  { email, tokenHash, locale }: JobData["mail-registration"],
  services: Services,
  mailer: Mailer,
): Promise<void> {
  const mail = await services.database.transaction({}, async (transaction) => {
    const user = await findUserByEmail(transaction, email);
    if (user) return { ...printAccountExistsMail(locale, services), userIds: [user.id] };
    const [newest] = await listRegistrations(transaction, { email, tokenHash });
    if (newest === undefined) return undefined;
    const keys = services.keys["one-time-code"];
    const request = { purpose: "verification", email, tokenHash: newest.tokenHash } as const;
    return printCodeMail(locale, await createCode(transaction, keys, request), services);
  });
  if (mail) await mailer.send({ to: email, ...mail });
}
