import { getUuid } from "#ids/uuid.ts";
import type { JobData } from "#jobs/queues.ts";
import { refreshSubscription, type BillingServices } from "./refresh-subscription.ts";
import { findSubscriptionRow } from "./subscriptions-repository.ts";

/** Stops or resumes the renewal of an organization's subscription, as the planned deletion of it needs. */
export async function setRenewal(
  { organizationId, isRenewing }: JobData["set-renewal"],
  services: BillingServices,
): Promise<void> {
  const { provider } = services.payments;
  const tenant = { organizationId: getUuid(organizationId) };
  const row = await services.database.transaction(tenant, (transaction) =>
    findSubscriptionRow(transaction, tenant.organizationId),
  );
  if (row === undefined || row.status === "canceled") return;
  const { status } = await provider.getSubscription(row.id);
  if (isRenewing && status === "scheduled-cancel") await provider.resume(row.id);
  if (!isRenewing && status !== "scheduled-cancel" && status !== "canceled") {
    await provider.cancel(row.id, "period-end");
  }
  await refreshSubscription(services, row.id);
}
