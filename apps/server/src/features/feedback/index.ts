import { operations, plans } from "@tessera/contract";
import { countAttempt } from "#attempts/count-attempt.ts";
import { feedback } from "#database/schema.ts";
import { createUuid } from "#ids/uuid.ts";
import type { Implement } from "#operations/implement.ts";

export { mailFeedback } from "./mail-feedback.ts";

/** Adds the operation that stores feedback and queues its mail, ahead of others for priority support. */
export function implementFeedback(implement: Implement): void {
  implement(operations.sendFeedback, async (call, { database, jobs }) => {
    const { actor, organization, locale, body } = call;
    await countAttempt(database, "feedback", actor.userId);
    const id = createUuid();
    const isPriority =
      organization !== undefined && plans[organization.plan].entitlements.support === "priority";
    const createdAt = await database.transaction(call.tenant, async (transaction) => {
      const row = { id, userId: actor.userId, isPriority, locale, text: body.text };
      const organizationId = organization?.id ?? null;
      const inserted = transaction.insert(feedback).values({ ...row, organizationId });
      const [stored] = await inserted.returning({ createdAt: feedback.createdAt });
      if (stored === undefined) throw new Error("The feedback was not stored.");
      const ids = { feedbackId: id, userId: actor.userId };
      await jobs.send(transaction, "mail-feedback", ids, { isFirst: isPriority });
      return stored.createdAt;
    });
    return { data: { id, createdAt: createdAt.toISOString() } };
  });
}
