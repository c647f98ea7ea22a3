import { join } from "node:path";
import type { Config } from "#config.ts";
import { makeFileMailer } from "./file-mailer.ts";
import { isLocalHost } from "./loopback.ts";
import type { Mailer } from "./mailer.ts";
import { makeSmtpMailer } from "./smtp-mailer.ts";

/** The folder of the mail files. */
export function mailFolderOf(config: Config): string {
  return join(config.dataDir, "mail");
}

/** The mailer of a configuration: the mail server that it names, else files. */
export function makeMailer(config: Config): Mailer {
  const from = `Tessera <${config.contactEmail}>`;
  if (config.smtpUrl === undefined) return makeFileMailer(mailFolderOf(config), from);
  // Whoever is between the two could leave STARTTLS out of the server's offers, and read the codes.
  const requiresTls = config.isProduction && !isLocalHost(new URL(config.smtpUrl).hostname);
  return makeSmtpMailer(config.smtpUrl, from, { requiresTls });
}
