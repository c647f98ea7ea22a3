import type { operations } from "@tessera/contract";
import { recordAudit } from "#audit/record-audit.ts";
import type { Tenant } from "#database/database.ts";
import { ApiError } from "#errors/api-error.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { ProviderTransaction } from "#payments/payment-provider.ts";
import type { Services } from "#services.ts";
import { billingRefusal } from "./billing-refusals.ts";
import { refundPayments } from "./end-subscription.ts";
import { isLive } from "./plan-of-subscription.ts";
import { refreshSubscription, type BillingServices } from "./refresh-subscription.ts";
import { endOfRefund, showBilling } from "./show-billing.ts";
import {
  changeSubscriptionRow,
  findRefundBasis,
  findSubscriptionRow,
  lockPlan,
  type SubscriptionRow,
} from "./subscriptions-repository.ts";
import { askProvider, changeOnce } from "./translate-payment-error.ts";

type Refund = typeof operations.refundSubscription;

/**
 * Refunds every payment of the subscription in full and ends Pro at once. The right to it is used up before the
 * provider is called, so that two calls at once refund once; a job finishes a refund that was interrupted.
 */
export async function refundSubscription(
  { tenant }: Call<Refund>,
  services: Services,
): Promise<Answer<Refund>> {
  await requireUndisputed(services, tenant);
  const row = await takeRefund(services, tenant);
  await finishRefund(services, row);
  return { data: await showBilling(services, tenant) };
}

/** Throws when a payment is disputed at the provider, which can be before any event reports it, or without one. */
async function requireUndisputed(services: Services, tenant: Required<Tenant>): Promise<void> {
  const row = await services.database.transaction(tenant, (transaction) =>
    findSubscriptionRow(transaction, tenant.organizationId),
  );
  if (row === undefined) return;
  const { provider } = services.payments;
  const payments = await askProvider(() => provider.listTransactions(row.customerId));
  const isOurs = ({ subscriptionId }: ProviderTransaction) => subscriptionId === row.id;
  if (payments.some((payment) => isOurs(payment) && payment.status === "disputed")) {
    throw billingRefusal("disputed");
  }
}

/** Refunds what is not refunded yet, cancels the subscription and stores the result. */
export async function finishRefund(
  services: BillingServices,
  { id, customerId }: Pick<SubscriptionRow, "id" | "customerId">,
): Promise<void> {
  const { provider } = services.payments;
  await changeOnce(
    () => refundPayments(provider, customerId, id),
    async () => (await listUnrefunded(services, { id, customerId })).length === 0,
  );
  await changeOnce(
    async () => {
      const { status } = await provider.getSubscription(id);
      if (status !== "canceled") await provider.cancel(id, "now");
    },
    async () => (await provider.getSubscription(id)).status === "canceled",
  );
  await askProvider(() => refreshSubscription(services, id));
}

async function listUnrefunded(
  { payments }: BillingServices,
  { id, customerId }: Pick<SubscriptionRow, "id" | "customerId">,
) {
  const all = await payments.provider.listTransactions(customerId);
  return all.filter(
    ({ subscriptionId, status }) =>
      subscriptionId === id && (status === "paid" || status === "partly-refunded"),
  );
}

/** Marks the refund of an organization as used; throws when there is no right to it. */
function takeRefund(services: Services, tenant: Required<Tenant>): Promise<SubscriptionRow> {
  const { database, payments } = services;
  const { organizationId } = tenant;
  const turn = `organization ${organizationId}`;
  return database.transactionInTurn(turn, tenant, async (transaction) => {
    await lockPlan(transaction, organizationId);
    const row = await findSubscriptionRow(transaction, organizationId);
    if (row === undefined) throw new ApiError("noSubscription");
    const now = payments.provider.now();
    // A refund that was interrupted before the subscription ended may be requested again.
    if (row.refundedAt !== null && isLive(row.status)) return row;
    const { isRefunded, paidSince } = await findRefundBasis(transaction, organizationId);
    if (isRefunded) throw billingRefusal("refundOnce");
    if (!isLive(row.status)) throw new ApiError("noSubscription");
    if (row.disputedAt !== null) throw billingRefusal("disputed");
    if (now >= endOfRefund(paidSince ?? row.paidSince)) throw billingRefusal("refundLate");
    await changeSubscriptionRow(transaction, row, { refundedAt: now });
    const entry = { operation: "refundSubscription", subjectId: organizationId } as const;
    await recordAudit(transaction, tenant, { ...entry, details: {} });
    return row;
  });
}
