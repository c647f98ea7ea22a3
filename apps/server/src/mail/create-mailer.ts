import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Config } from "#config.ts";
import { createFileMailer } from "./file-mailer.ts";
import { isLocalHost } from "./loopback.ts";
import type { Mailer } from "./mailer.ts";

/** Returns the folder of the mail files. */
export function mailFolderOf(config: Config): string {
  return join(config.dataDir, "mail");
}

/** Creates the mailer of a configuration: for its mail server, or else for files. With required TLS it never sends without. */
export function createMailer(config: Config): Mailer {
  const from = `Tessera <${config.contactEmail}>`;
  if (config.smtpUrl === undefined) return createFileMailer(mailFolderOf(config), from);
  // Otherwise an attacker on the network could remove STARTTLS from the server's offers and read the codes.
  const requiresTls = config.isProduction && !isLocalHost(new URL(config.smtpUrl).hostname);
  const transport = createTransport({
    url: config.smtpUrl,
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
