import { join } from "node:path";
import type { Config } from "#config.ts";
import { createFileMailer } from "./file-mailer.ts";
import { isLocalHost } from "./loopback.ts";
import type { Mailer } from "./mailer.ts";
import { createSmtpMailer } from "./smtp-mailer.ts";

/** Returns the folder of the mail files. */
export function mailFolderOf(config: Config): string {
  return join(config.dataDir, "mail");
}

/** Creates the mailer of a configuration: for its mail server, or else for files. */
export function createMailer(config: Config): Mailer {
  const from = `Tessera <${config.contactEmail}>`;
  if (config.smtpUrl === undefined) return createFileMailer(mailFolderOf(config), from);
  // Otherwise an attacker on the network could remove STARTTLS from the server's offers and read the codes.
  const requiresTls = config.isProduction && !isLocalHost(new URL(config.smtpUrl).hostname);
  return createSmtpMailer(config.smtpUrl, from, { requiresTls });
}
