import { inArray } from "drizzle-orm";
import { users } from "#database/schema.ts";
import type { Services } from "#services.ts";
import type { Mailer } from "#mail/mailer.ts";
import { removeMailFiles } from "#mail/remove-mail-files.ts";

/**
 * Wraps the mailer of a server so that a mail file which is written while an account that it concerns is deleted is
 * removed too: after each mail it checks that these accounts exist.
 */
export function removeLateMails(
  mailer: Mailer,
  { config, database }: Pick<Services, "config" | "database">,
): Mailer {
  if (config.smtpUrl !== undefined) return mailer;
  return {
    async send(mail) {
      await mailer.send(mail);
      const userIds = [...(mail.userIds ?? [])];
      if (userIds.length === 0) return;
      const rows = await database.transaction({}, (transaction) =>
        transaction.select({ id: users.id }).from(users).where(inArray(users.id, userIds)),
      );
      const existing = new Set(rows.map(({ id }) => id));
      for (const userId of userIds) {
        if (!existing.has(userId)) await removeMailFiles(config, { userId, emails: [] });
      }
    },
  };
}
