import { getUuid } from "#ids/uuid.ts";
import type { JobData } from "#jobs/queues.ts";
import { refreshSubscription, type BillingServices } from "./refresh-subscription.ts";
import {
  changeSubscriptionRow,
  findSubscriptionRow,
  isDeletionPlanned,
} from "./subscriptions-repository.ts";

/**
 * Stops the renewal of an organization whose deletion is planned, or resumes it after the undo. A
 * renewal that the customer had canceled before stays canceled.
 */
export async function setRenewal(
  { organizationId }: JobData["set-renewal"],
  services: BillingServices,
): Promise<void> {
  const { database, payments } = services;
  const tenant = { organizationId: getUuid(organizationId) };
  const [row, isPlanned] = await database.transaction(tenant, async (transaction) => [
    await findSubscriptionRow(transaction, tenant.organizationId),
    await isDeletionPlanned(transaction, tenant.organizationId),
  ]);
  if (row === undefined || row.status === "canceled") return;
  const { id } = row;
  const { status } = await payments.provider.getSubscription(id);
  const mark = (isEndedByDeletion: boolean) =>
    database.transaction(tenant, (transaction) =>
      changeSubscriptionRow(transaction, row, { isEndedByDeletion }),
    );
  if (isPlanned && status !== "scheduled-cancel" && status !== "canceled") {
    // It is marked first, so that a lost answer of the provider does not look like the customer's choice.
    await mark(true);
    await payments.provider.cancel(id, "period-end");
  }
  if (!isPlanned && row.isEndedByDeletion) {
    if (status === "scheduled-cancel") await payments.provider.resume(id);
    await mark(false);
  }
  await refreshSubscription(services, id);
}
