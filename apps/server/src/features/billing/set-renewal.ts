import { getUuid, type Uuid } from "#ids/uuid.ts";
import type { JobData } from "#jobs/queues.ts";
import { refreshSubscription, type BillingServices } from "./refresh-subscription.ts";
import {
  changeSubscriptionRow,
  findSubscriptionRow,
  isDeletionPlanned,
  lockRenewal,
} from "./subscriptions-repository.ts";

/**
 * Stops the renewal of an organization whose deletion is planned, or resumes it after the undo. A
 * renewal that the customer had canceled before stays canceled. Two jobs run one after the other, so
 * that the later one sees what the provider has done for the earlier one.
 */
export async function setRenewal(
  data: JobData["set-renewal"],
  services: BillingServices,
): Promise<void> {
  const tenant = { organizationId: getUuid(data.organizationId) };
  await services.database.transaction(tenant, async (turn) => {
    await lockRenewal(turn, tenant.organizationId);
    await followDeletion(services, tenant);
  });
}

async function followDeletion(
  services: BillingServices,
  tenant: { readonly organizationId: Uuid },
): Promise<void> {
  const { database, payments } = services;
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
