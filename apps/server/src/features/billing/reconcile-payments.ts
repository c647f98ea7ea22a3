import { and, asc, eq, lt, sql } from "drizzle-orm";
import { paymentEvents } from "#database/schema.ts";
import { getUuid, type Uuid } from "#ids/uuid.ts";
import { PaymentError } from "#payments/payment-error.ts";
import { logPayment } from "#payments/payment-log.ts";
import { applyPaymentEvent, isTransient } from "./apply-payment-event.ts";
import { endSubscription } from "./end-subscription.ts";
import { followCheckout } from "./get-checkout.ts";
import { refreshSubscription, type BillingServices } from "./refresh-subscription.ts";
import { finishRefund } from "./refund-subscription.ts";
import { sendNotice } from "./send-notice.ts";
import {
  changeSubscriptionRow,
  isDeletionPlanned,
  listSubscriptionRows,
  type SubscriptionRow,
} from "./subscriptions-repository.ts";

type Due = {
  readonly organization_id: string;
  readonly subscription_id: string | null;
  readonly checkout_id: string | null;
};

const mostOldEvents = 500;
const noticeDays = 3;
const dayMs = 86_400_000;

/**
 * Reads every subscription and checkout again for which a webhook may be missing, one after the other, and applies
 * events whose jobs have all failed.
 */
export async function reconcilePayments(services: BillingServices): Promise<void> {
  await applyOldEvents(services);
  const at = services.payments.provider.now().toISOString();
  const due = await services.database.transaction({}, async (transaction) => {
    const { rows } = await transaction.execute<Due>(
      sql`select * from app_due_payments(${at}::timestamptz)`,
    );
    return rows;
  });
  for (const row of due) {
    try {
      await reconcile(services, row);
    } catch (error) {
      const code = error instanceof PaymentError ? error.code : "internal";
      logPayment("a subscription was not read again", { code, organization: row.organization_id });
    }
  }
}

/** Applies events that were recorded more than an hour ago, until the provider or the database does not answer. */
async function applyOldEvents(services: BillingServices): Promise<void> {
  const old = await services.database.transaction({}, (transaction) =>
    transaction
      .select({ eventId: paymentEvents.id })
      .from(paymentEvents)
      .where(
        and(
          eq(paymentEvents.state, "received"),
          lt(paymentEvents.createdAt, sql`now() - interval '1 hour'`),
        ),
      )
      .orderBy(asc(paymentEvents.createdAt))
      .limit(mostOldEvents),
  );
  for (const event of old) {
    try {
      await applyPaymentEvent(event, services);
    } catch (error) {
      if (isTransient(error)) return;
      // The event counts its attempts and is parked after the last one.
    }
  }
}

async function reconcile(services: BillingServices, due: Due): Promise<void> {
  const { provider } = services.payments;
  if (due.checkout_id !== null) {
    await followCheckout(services, await provider.getCheckout(due.checkout_id));
    return;
  }
  const id = due.subscription_id ?? "";
  await refreshSubscription(services, id);
  const organizationId = getUuid(due.organization_id);
  const row = await findRow(services, organizationId, id);
  if (row === undefined || row.status === "canceled") return;
  if (row.isSurplus) await endSubscription({ subscriptionId: id, isRefunded: true }, services);
  else if (row.refundedAt !== null) await finishRefund(services, row);
  else await announceEnd(services, organizationId, row);
}

async function findRow({ database }: BillingServices, organizationId: Uuid, id: string) {
  const rows = await database.transaction({ organizationId }, (transaction) =>
    listSubscriptionRows(transaction, organizationId),
  );
  return rows.find((row) => row.id === id);
}

/**
 * Mails the owners once when a scheduled end is at most three days away. An end by a planned deletion
 * is no cancellation by an owner, and none can be resumed before the undo.
 */
async function announceEnd(
  services: BillingServices,
  organizationId: Uuid,
  row: SubscriptionRow,
): Promise<void> {
  const now = services.payments.provider.now();
  const isSoon =
    row.periodEnd !== null && row.periodEnd.getTime() - now.getTime() <= noticeDays * dayMs;
  const isAnnounced = row.endingMailedAt !== null;
  if (row.status !== "scheduled-cancel" || !isSoon || isAnnounced || row.isEndedByDeletion) return;
  await services.database.transaction({ organizationId }, async (transaction) => {
    if (await isDeletionPlanned(transaction, organizationId)) return;
    await changeSubscriptionRow(transaction, row, { endingMailedAt: now });
    await sendNotice(services, transaction, "ending", organizationId);
  });
}
