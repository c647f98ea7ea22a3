import { createTransport } from "nodemailer";
import type { Mailer } from "./mailer.ts";

/** Sends mails through a mail server; where TLS is required, to none that does not offer it. */
export function makeSmtpMailer(
  smtpUrl: string,
  from: string,
  { requiresTls }: { readonly requiresTls: boolean },
): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: requiresTls,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    async send(mail) {
      await transport.sendMail({ from, ...mail });
    },
  };
}
