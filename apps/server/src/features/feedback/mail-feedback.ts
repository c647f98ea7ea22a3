import { plans } from "@tessera/contract";
import { eq } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { feedback, organizations, users } from "#database/schema.ts";
import { getUuid, type Uuid } from "#ids/uuid.ts";
import type { JobData } from "#jobs/queues.ts";
import type { Mailer } from "#mail/mailer.ts";
import type { MailText } from "#mail/print-mail.ts";
import type { Services } from "#services.ts";

/** Mails feedback to the operators, unless its writer's account was deleted before. */
export async function mailFeedback(
  { feedbackId, userId }: JobData["mail-feedback"],
  { config, database }: Services,
  mailer: Mailer,
): Promise<void> {
  const written = await database.transaction({ userId: getUuid(userId) }, (transaction) =>
    findFeedback(transaction, getUuid(feedbackId)),
  );
  if (written === undefined) return;
  const mail = printFeedbackMail(written);
  await mailer.send({ to: config.operatorEmails.join(", "), ...mail, userIds: [userId] });
}

type WrittenFeedback = NonNullable<Awaited<ReturnType<typeof findFeedback>>>;

/** Finds feedback with its writer and organization; undefined once the account is deleted. */
async function findFeedback(transaction: Transaction, id: Uuid) {
  const [row] = await transaction
    .select({ stored: feedback, writer: users, organization: organizations })
    .from(feedback)
    .innerJoin(users, eq(users.id, feedback.userId))
    .leftJoin(organizations, eq(organizations.id, feedback.organizationId))
    .where(eq(feedback.id, id));
  return row;
}

/** Prints the mail for operators as plain text only, with the writer as the reply address. */
function printFeedbackMail({ stored, writer, organization }: WrittenFeedback): MailText {
  const { isPriority, locale, text, createdAt, id } = stored;
  const facts = [
    `From: ${writer.name} <${writer.email}>`,
    organization &&
      `Organization: ${organization.name} (${organization.slug}), ${plans[organization.plan].name}`,
    `Support: ${isPriority ? "priority" : "standard"}`,
    `Language: ${locale}`,
    `Written: ${createdAt.toISOString()}`,
    `Id: ${id}`,
  ];
  return {
    subject: `${isPriority ? "[Priority] " : ""}Feedback from ${writer.name}`,
    text: `${text}\n\n-- \n${facts.filter((fact) => fact !== null).join("\n")}\n`,
    replyTo: { name: writer.name, address: writer.email },
    ...(isPriority && { priority: "high" }),
  };
}
