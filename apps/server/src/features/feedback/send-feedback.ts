import { plans, type operations } from "@tessera/contract";
import { createUuid } from "#ids/uuid.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { countAttempt } from "#attempts/count-attempt.ts";
import { insertFeedback } from "./feedback-repository.ts";

type SendFeedback = typeof operations.sendFeedback;

/** Stores feedback and queues its mail, ahead of others when the plan has priority support. */
export async function sendFeedback(
  call: Call<SendFeedback>,
  { database, jobs }: Services,
): Promise<Answer<SendFeedback>> {
  const { actor, organization, locale, body } = call;
  await countAttempt(database, "feedback", actor.userId);
  const id = createUuid();
  const isPriority =
    organization !== undefined && plans[organization.plan].entitlements.support === "priority";
  const createdAt = await database.transaction(call.tenant, async (transaction) => {
    const row = { id, userId: actor.userId, isPriority, locale, text: body.text };
    const stored = await insertFeedback(transaction, {
      ...row,
      ...(organization && { organizationId: organization.id }),
    });
    const ids = { feedbackId: id, userId: actor.userId };
    await jobs.send(transaction, "mail-feedback", ids, { isFirst: isPriority });
    return stored;
  });
  return { data: { id, createdAt: createdAt.toISOString() } };
}
