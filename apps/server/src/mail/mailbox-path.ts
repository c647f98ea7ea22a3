import type { Config } from "#config.ts";

/** Where the local mailbox can be read. */
export const mailboxPath = "/dev/mail";

/** Where the mailbox is; undefined where mail is really sent, and always in production. */
export function findMailboxPath(config: Config): string | undefined {
  return config.isProduction || config.smtpUrl !== undefined ? undefined : mailboxPath;
}
