import { createTransport } from "nodemailer";
import type { Mailer } from "./mailer.ts";

/** Creates a mailer that sends through a mail server; with required TLS it never sends without. */
export function createSmtpMailer(
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
