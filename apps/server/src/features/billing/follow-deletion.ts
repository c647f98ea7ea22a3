import type { Transaction } from "#database/database.ts";
import type { Uuid } from "#ids/uuid.ts";
import type { Jobs } from "#jobs/jobs.ts";
import { listSubscriptionRows } from "./subscriptions-repository.ts";

/** Queues the end of the subscriptions of an organization that this transaction deletes. */
export async function endSubscriptionsOf(
  jobs: Jobs,
  transaction: Transaction,
  organizationId: Uuid,
): Promise<void> {
  for (const { id, status } of await listSubscriptionRows(transaction, organizationId)) {
    if (status === "canceled") continue;
    const data = { subscriptionId: id, isRefunded: false };
    await jobs.send(transaction, "end-subscription", data);
  }
}

/** Queues the end of renewal when the deletion of an organization is planned, and its return when that is undone. */
export async function followPlannedDeletion(
  jobs: Jobs,
  transaction: Transaction,
  organizationId: Uuid,
): Promise<void> {
  await jobs.send(transaction, "set-renewal", { organizationId });
}
