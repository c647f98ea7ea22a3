import { join } from "node:path";
import type { Config } from "#config.ts";
import { makeFileMailer } from "./file-mailer.ts";
import type { Mailer } from "./mailer.ts";
import { makeSmtpMailer } from "./smtp-mailer.ts";

/** The folder of the mail files. */
export function mailFolderOf(config: Config): string {
  return join(config.dataDir, "mail");
}

/** The mailer of a configuration: the mail server that it names, else files. */
export function makeMailer(config: Config): Mailer {
  const from = `Tessera <${config.contactEmail}>`;
  return config.smtpUrl === undefined
    ? makeFileMailer(mailFolderOf(config), from)
    : makeSmtpMailer(config.smtpUrl, from);
}
