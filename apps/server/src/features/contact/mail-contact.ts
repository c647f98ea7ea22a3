import { eq } from "drizzle-orm";
import { contactMessages } from "#database/schema.ts";
import { findUserByEmail } from "#features/user/index.ts";
import { getUuid } from "#ids/uuid.ts";
import type { JobData } from "#jobs/queues.ts";
import type { Mailer } from "#mail/mailer.ts";
import type { MailText } from "#mail/print-mail.ts";
import type { Services } from "#services.ts";

/** Mails a message to the operators, unless it was deleted with the account of its address. */
export async function mailContact(
  { contactId }: JobData["mail-contact"],
  { config, database }: Services,
  mailer: Mailer,
): Promise<void> {
  const found = await database.transaction({}, async (transaction) => {
    const [message] = await transaction
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.id, getUuid(contactId)));
    if (message === undefined) return undefined;
    const { userId, email } = message;
    return { message, userId: userId ?? (await findUserByEmail(transaction, email))?.id };
  });
  if (found === undefined) return;
  const { message, userId } = found;
  const userIds = userId === undefined ? [] : [userId];
  const to = config.operatorEmails.join(", ");
  await mailer.send({ to, ...printContactMail(message), userIds });
}

/** Prints the mail for operators as plain text only, with the sender as the reply address. */
function printContactMail(message: typeof contactMessages.$inferSelect): MailText {
  const { id, isPriority, locale, name, email, subject, createdAt } = message;
  const facts = [
    `From: ${name} <${email}> (not verified)`,
    `Support: ${isPriority ? "priority" : "standard"}`,
    `Language: ${locale}`,
    `Written: ${createdAt.toISOString()}`,
    `Id: ${id}`,
  ];
  return {
    subject: `${isPriority ? "[Priority] " : ""}${subject || `Message from ${name}`}`,
    text: `${message.message}\n\n-- \n${facts.join("\n")}\n`,
    replyTo: { name, address: email },
    ...(isPriority && { priority: "high" }),
  };
}
