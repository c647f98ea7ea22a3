import type { operations } from "@tessera/contract";
import { paymentEvents } from "#database/schema.ts";
import { ApiError } from "#errors/api-error.ts";
import { createMalformedError } from "#errors/translate-error.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import { PaymentError } from "#payments/payment-error.ts";
import { logPayment } from "#payments/payment-log.ts";
import type { BillingEvent, PaymentProvider } from "#payments/payment-provider.ts";
import type { Services } from "#services.ts";
import { requireProvider } from "./require-provider.ts";

type ReceiveWebhook = typeof operations.receiveWebhook;

/**
 * Verifies a webhook and records its event once, together with the job that applies it. The event is only a trigger:
 * the job reads the subscription again, so that order, delay and duplicates do not matter.
 */
export async function receiveWebhook(
  call: Call<ReceiveWebhook>,
  { database, jobs, payments }: Services,
): Promise<Answer<ReceiveWebhook>> {
  requireProvider(payments, call.params.paymentProvider);
  const event = verify(payments.provider, call);
  if (!event.isKnown) logPayment("an event of an unknown type", { type: event.type.slice(0, 60) });
  const { id, type, subscriptionId, checkoutId, isDispute } = event;
  const state = event.isKnown ? "received" : "ignored";
  const row = { id, type, subscriptionId, checkoutId, isDispute, state } as const;
  await database.transaction({}, async (transaction) => {
    const inserted = transaction.insert(paymentEvents).values(row).onConflictDoNothing();
    const [recorded] = await inserted.returning({ id: paymentEvents.id });
    if (recorded === undefined || state === "ignored") return;
    await jobs.send(transaction, "apply-payment-event", { eventId: id });
  });
  return { data: { received: true } };
}

function verify(provider: PaymentProvider, call: Call<ReceiveWebhook>): BillingEvent {
  try {
    return provider.verifyWebhook({ rawBody: Buffer.from(call.body), headers: call.headers });
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    logPayment("a webhook is refused", { code: error.code });
    if (error.code === "malformed") throw createMalformedError({ en: "", tr: "" });
    throw new ApiError("signatureRefused");
  }
}
