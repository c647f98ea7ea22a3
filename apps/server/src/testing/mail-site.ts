import type { MailSite } from "#mail/print-mail.ts";

/** The sender of the mails that tests print. */
export const mailSite: MailSite = {
  publicUrl: "http://localhost:3000",
  config: { contactEmail: "hello@tessera.example" },
};
