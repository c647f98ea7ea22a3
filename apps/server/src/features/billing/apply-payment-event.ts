import { eq, sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { paymentEvents } from "#database/schema.ts";
import { isTransientFailure } from "#errors/translate-error.ts";
import type { JobData } from "#jobs/queues.ts";
import { isTransientPaymentError, PaymentError } from "#payments/payment-error.ts";
import { logPayment } from "#payments/payment-log.ts";
import { refreshSubscription, type BillingServices } from "./refresh-subscription.ts";
import { markDisputed } from "./mark-disputed.ts";

/** The attempts after which an event is parked; failures of the database and of the network do not count. */
const mostAttempts = 12;
/** The age after which an event is parked that fails for whatever reason. */
const mostAgeMs = 3 * 86_400_000;

type Event = typeof paymentEvents.$inferSelect;

/**
 * Applies a recorded event: reads its subscription again and stores it. Parks an event that always fails; a failure
 * that can pass leaves it to the next attempt.
 */
export async function applyPaymentEvent(
  { eventId }: JobData["apply-payment-event"],
  services: BillingServices,
): Promise<void> {
  const { database } = services;
  const event = await findEvent(database, eventId);
  if (event === undefined || event.state !== "received") return;
  try {
    await applyEvent(services, event);
    await changeEvent(database, eventId, { state: "applied" });
  } catch (error) {
    await recordFailure(database, event, error);
  }
}

async function applyEvent(services: BillingServices, event: Event): Promise<void> {
  const { subscriptionId, checkoutId } = event;
  const found =
    subscriptionId ??
    (checkoutId && (await services.payments.provider.getCheckout(checkoutId)).subscriptionId);
  if (!found) return;
  await refreshSubscription(services, found);
  if (event.isDispute) await markDisputed(services, found);
}

/** Counts a failed attempt and throws, so that the job is retried; parks the event after the last attempt. */
async function recordFailure(database: Database, event: Event, error: unknown): Promise<void> {
  const problem = problemOf(error);
  const isCounted = !isTransient(error);
  const isTried = isCounted && event.attempts + 1 >= mostAttempts;
  const isOld = Date.now() - event.createdAt.getTime() > mostAgeMs;
  const isLast = isTried || isOld || problem === "notFound";
  const state = isLast ? "parked" : "received";
  await changeEvent(database, event.id, { problem, state }, isCounted);
  if (!isLast) throw error;
  logPayment("an event is parked", { event: event.id, type: event.type, code: problem });
}

/** Returns whether a failure can pass: that of the network, of the provider, or of a busy database. */
export function isTransient(error: unknown): boolean {
  return isTransientPaymentError(error) || isTransientFailure(error);
}

function problemOf(error: unknown): string {
  if (error instanceof PaymentError) return error.code;
  return isTransient(error) ? "database" : "internal";
}

async function findEvent(database: Database, id: string): Promise<Event | undefined> {
  const rows = await database.transaction({}, (transaction) =>
    transaction.select().from(paymentEvents).where(eq(paymentEvents.id, id)),
  );
  return rows[0];
}

async function changeEvent(
  database: Database,
  id: string,
  change: { readonly state: Event["state"]; readonly problem?: string },
  isCounted = true,
): Promise<void> {
  await database.transaction({}, (transaction) =>
    transaction
      .update(paymentEvents)
      .set({ ...change, ...(isCounted && { attempts: sql`${paymentEvents.attempts} + 1` }) })
      .where(eq(paymentEvents.id, id)),
  );
}
