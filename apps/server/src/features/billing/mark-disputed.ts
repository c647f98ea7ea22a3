import { findOrganizationOfPayment, changeSubscriptionRow } from "./subscriptions-repository.ts";
import type { BillingServices } from "./refresh-subscription.ts";

/** Marks a subscription whose payment is disputed: it can no longer be refunded here. */
export async function markDisputed(
  { database, payments }: BillingServices,
  subscriptionId: string,
): Promise<void> {
  const organizationId = await findOrganizationOfPayment(database, subscriptionId, undefined);
  if (organizationId === undefined) return;
  const disputedAt = payments.provider.now();
  await database.transaction({ organizationId }, (transaction) =>
    changeSubscriptionRow(transaction, { organizationId, id: subscriptionId }, { disputedAt }),
  );
}
