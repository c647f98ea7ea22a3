import { getUuid } from "#ids/uuid.ts";
import type { JobData } from "#jobs/queues.ts";
import type { Mailer } from "#mail/mailer.ts";
import type { Services } from "#services.ts";
import { findFeedback } from "./feedback-repository.ts";
import { printFeedbackMail } from "./print-feedback-mail.ts";

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
  await mailer.send({ to: config.operatorEmails.join(", "), ...printFeedbackMail(written) });
}
