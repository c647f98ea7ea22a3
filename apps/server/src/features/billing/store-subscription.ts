import type { PlanId } from "@tessera/contract";
import { recordProviderAudit } from "#audit/record-audit.ts";
import type { Transaction } from "#database/database.ts";
import { findUuid, type Uuid } from "#ids/uuid.ts";
import { logPayment } from "#payments/payment-log.ts";
import type { PaymentProvider, ProviderSubscription } from "#payments/payment-provider.ts";
import { sendNotice } from "./send-notice.ts";
import { isLive, isOverdue, planOfSubscription } from "./plan-of-subscription.ts";
import { checkoutKey } from "./checkout-key.ts";
import type { BillingServices } from "./refresh-subscription.ts";
import {
  endCheckout,
  listMemberIds,
  listSubscriptionRows,
  lockPlan,
  writePlan,
  writeSubscription,
  type SubscriptionRow,
} from "./subscriptions-repository.ts";

type NumberedRead = ProviderSubscription & { readonly readNumber: number };

/**
 * Stores a read of a subscription under a lock of its organization, and sets the plan that all its subscriptions give.
 * A second subscription is marked as surplus, and a job cancels and refunds it. `requireRight` runs under the lock, and
 * what it throws leaves everything as it was.
 */
export async function storeSubscription(
  services: BillingServices,
  organizationId: Uuid,
  read: NumberedRead,
  requireRight?: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  const { database, payments } = services;
  const tenant = { organizationId };
  const turn = `organization ${organizationId}`;
  await database.transactionInTurn(turn, tenant, async (transaction) => {
    const plan = await lockPlan(transaction, organizationId);
    // The organization was deleted meanwhile, and a job cancels its subscription.
    if (plan === undefined) return;
    await requireRight?.(transaction);
    const before = await listSubscriptionRows(transaction, organizationId);
    const former = before.find(({ id }) => id === read.id);
    const row = describeRow(payments.provider, { organizationId, read, former, others: before });
    if (row === undefined || !(await writeSubscription(transaction, row))) return;
    await endCheckout(transaction, findUuid(read.metadata[checkoutKey]));
    if (row.isSurplus && isLive(read.status)) {
      await services.jobs.send(transaction, "end-subscription", {
        subscriptionId: read.id,
        isRefunded: true,
      });
    }
    if (row.isSurplus) return;
    await followPlan(services, transaction, { organizationId, plan, former });
  });
}

type RowParts = {
  readonly organizationId: Uuid;
  readonly read: NumberedRead;
  readonly former: SubscriptionRow | undefined;
  readonly others: readonly SubscriptionRow[];
};

/** Returns the row of a read; undefined when its product is not ours. */
function describeRow(
  provider: PaymentProvider,
  { organizationId, read, former, others }: RowParts,
) {
  const period = periodOf(provider, read.productId) ?? former?.period;
  if (period === undefined) {
    logPayment("a subscription of another product", { subscription: read.id });
    return undefined;
  }
  const now = provider.now();
  const overdueSince = isOverdue(read.status)
    ? (former?.overdueSince ?? earlier(read.periodEnd, now))
    : null;
  const isFirst = !others.some(
    (other) => other.id !== read.id && !other.isSurplus && isLive(other.status),
  );
  return {
    organizationId,
    id: read.id,
    customerId: read.customerId,
    productId: read.productId,
    period,
    status: read.status,
    periodStart: read.periodStart ?? null,
    periodEnd: read.periodEnd ?? null,
    nextChargeAt: read.nextChargeAt ?? null,
    paidSince: former?.paidSince ?? read.periodStart ?? now,
    overdueSince,
    isSurplus: former?.isSurplus ?? !isFirst,
    readNumber: read.readNumber,
    // A later end is announced again.
    ...(read.status !== "scheduled-cancel" && { endingMailedAt: null }),
  };
}

function periodOf({ products }: PaymentProvider, productId: string) {
  if (productId === products.monthly) return "monthly";
  return productId === products.annual ? "annual" : undefined;
}

function earlier(one: Date | undefined, other: Date): Date {
  return one !== undefined && one < other ? one : other;
}

type Change = {
  readonly organizationId: Uuid;
  readonly plan: PlanId;
  readonly former: SubscriptionRow | undefined;
};

/**
 * Sets the plan of an organization to what its subscriptions give, with its audit row and its mails,
 * and wakes the streams of all members, whose pages show the plan.
 */
async function followPlan(
  services: BillingServices,
  transaction: Transaction,
  { organizationId, plan, former }: Change,
): Promise<void> {
  const now = services.payments.provider.now();
  const all = await listSubscriptionRows(transaction, organizationId);
  const counted = all.filter(({ isSurplus }) => !isSurplus);
  const paying = counted.find((row) => planOfSubscription(row, now) === "pro");
  const next: PlanId = paying === undefined ? "free" : "pro";
  const wasOverdue = former !== undefined && isOverdue(former.status);
  const send = (notice: Parameters<typeof sendNotice>[2]) =>
    sendNotice(services, transaction, notice, organizationId);
  if (paying && isOverdue(paying.status) && !wasOverdue) await send("payment-failed");
  if (next === plan) return;
  await writePlan(transaction, organizationId, next);
  const details = { plan: next };
  await recordProviderAudit(transaction, organizationId, { operation: "receiveWebhook", details });
  const isRefunded = counted.some(({ refundedAt }) => refundedAt !== null);
  await send(next === "pro" ? "welcome" : isRefunded ? "refunded" : "ended");
  const memberIds = await listMemberIds(transaction, organizationId);
  await services.events.announce(
    transaction,
    memberIds.map((id) => `user ${id}` as const),
  );
}
