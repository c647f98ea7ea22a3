import type { JobData } from "#jobs/queues.ts";
import { isPaymentError } from "#payments/payment-error.ts";
import type { PaymentProvider } from "#payments/payment-provider.ts";
import { refreshSubscription, type BillingServices } from "./refresh-subscription.ts";

/** Cancels a subscription at once, and refunds it if the job requires that: a second purchase, or a deleted organization. */
export async function endSubscription(
  { subscriptionId, isRefunded }: JobData["end-subscription"],
  services: BillingServices,
): Promise<void> {
  const { provider } = services.payments;
  const found = await provider.getSubscription(subscriptionId).catch(findNothing);
  if (found === undefined) return;
  if (found.status !== "canceled") await provider.cancel(subscriptionId, "now");
  if (isRefunded) await refundPayments(provider, found.customerId, subscriptionId);
  await refreshSubscription(services, subscriptionId);
}

/** Refunds what is left of every payment of a subscription; payments that are refunded already are skipped. */
export async function refundPayments(
  provider: PaymentProvider,
  customerId: string,
  subscriptionId: string,
): Promise<void> {
  for (const { id, status, ...payment } of await provider.listTransactions(customerId)) {
    const isPaid = status === "paid" || status === "partly-refunded";
    if (payment.subscriptionId === subscriptionId && isPaid) await provider.refund(id);
  }
}

function findNothing(error: unknown): undefined {
  if (isPaymentError(error, "notFound")) return undefined;
  throw error;
}
