import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { runAsOwner } from "#testing/owner.ts";
import {
  badCard,
  createBuyer,
  goodCard,
  settlePayments,
  startCheckout,
  startPaymentApp,
  type Buyer,
  type PaymentApp,
} from "#testing/payment-fixture.ts";
import { reconcilePayments } from "./index.ts";

const isLong = inject("form") === "long";
const batches = isLong ? 50 : 1;
const historiesOfBatch = isLong ? 100 : 20;

// Each batch has its own server: on a shared one, time passes for the subscriptions of all earlier batches too.
let server: PaymentApp;
beforeEach(async () => {
  server = await startPaymentApp();
});
afterEach(() => server.close());

type Random = (below: number) => number;

/** Creates a seeded source of integers. */
function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

type Act = (id: string, customerId: string) => void;

/** The changes of a subscription at the provider; one that its state refuses does nothing. */
function listActs(): readonly Act[] {
  const { bank } = server.sandbox;
  return [
    (id) => bank.renew(id),
    (_id, customer) => bank.setCard(customer, badCard),
    (_id, customer) => bank.setCard(customer, goodCard),
    (id) => void bank.cancel(id, false),
    (id) => void bank.resume(id),
    (id) => void bank.cancel(id, true),
    (id) => void bank.upgrade(id, "prod_sandbox_year", true),
    (id) => void bank.upgrade(id, "prod_sandbox_month", true),
    (id) => {
      const payment = bank.state.transactions.find((row) => row.subscriptionId === id);
      bank.refund(payment?.id ?? "", 10);
    },
    (id) => {
      const payment = bank.state.transactions.findLast((row) => row.subscriptionId === id);
      bank.dispute(payment?.id ?? "");
    },
  ];
}

type History = Buyer & { readonly subscriptionId: string };

/** Buys Pro and lets random things happen; the webhooks wait. */
async function live(random: Random): Promise<History> {
  const { bank } = server.sandbox;
  const buyer = await createBuyer(server);
  const checkoutId = await startCheckout(server, buyer);
  bank.pay(checkoutId, { card: goodCard, email: buyer.owner.email, isConfirmed: false });
  const { subscriptionId = "" } = bank.requireCheckout(checkoutId);
  const { customerId } = bank.requireSubscription(subscriptionId);
  const acts = listActs();
  for (let count = random(8); count > 0; count -= 1) {
    const act = acts[random(acts.length)];
    try {
      act?.(subscriptionId, customerId);
    } catch {
      // The state of the subscription refuses the act, as the provider would.
    }
  }
  return { ...buyer, subscriptionId };
}

/** Delivers the waiting webhooks shuffled, some twice at once and some never. */
async function deliver(random: Random): Promise<void> {
  const { outbox } = server.sandbox;
  const waiting = outbox.webhooks.filter(({ state }) => state === "waiting");
  const drawn = waiting.flatMap(({ id }) => {
    const copies = [0, 1, 1, 2][random(4)] ?? 1;
    return Array.from({ length: copies }, () => ({ id, order: random(1_000_000) }));
  });
  const shuffled = drawn.toSorted((one, other) => one.order - other.order).map(({ id }) => id);
  for (let at = 0; at < shuffled.length; at += 4) {
    await Promise.all(shuffled.slice(at, at + 4).map((id) => outbox.deliver(id)));
  }
}

/** Applies some events again, as after a crash between apply and answer. */
async function crash(histories: readonly History[]): Promise<void> {
  const again = await runAsOwner<{ id: string }>(
    server.ownerUrl,
    `update payment_events set state = 'received'
     where state = 'applied' and hashtext(id) % 5 = 0 and subscription_id = any($1) returning id`,
    [histories.map(({ subscriptionId }) => subscriptionId)],
  );
  const { database, jobs } = server.services;
  await database.transaction({}, async (transaction) => {
    for (const { id } of again) {
      await jobs.send(transaction, "apply-payment-event", { eventId: id });
    }
  });
}

/** Returns the plan that the provider's state gives, now that no payment is overdue for a while. */
function planAtProvider({ subscriptionId }: History): string {
  const { bank } = server.sandbox;
  const { status, periodEnd } = bank.requireSubscription(subscriptionId);
  if (status === "active") return "pro";
  return status === "scheduled_cancel" && bank.now() < periodEnd ? "pro" : "free";
}

async function listPlans(histories: readonly History[]) {
  const ids = histories.map(({ organizationId }) => organizationId);
  const rows = await runAsOwner<{ id: string; plan: string }>(
    server.ownerUrl,
    "select id, plan from organizations where id = any($1)",
    [ids],
  );
  return Object.fromEntries(rows.map(({ id, plan }) => [id, plan]));
}

test.each(Array.from({ length: batches }, (_, at) => at + 1))(
  "the plan equals the provider’s truth after random histories, seed %i",
  async (seed) => {
    const random = createRandom(seed);
    const { bank, outbox } = server.sandbox;
    outbox.controls.isHeld = true;
    const histories: History[] = [];
    while (histories.length < historiesOfBatch) histories.push(await live(random));
    await deliver(random);
    await settlePayments(server);
    await crash(histories);
    await settlePayments(server);
    // Within these days every overdue payment is collected or given up, without a webhook.
    bank.advance(40);
    const ids = [histories.map(({ organizationId }) => organizationId)];
    for (const change of [
      "update subscriptions set updated_at = now() - interval '2 days' where organization_id = any($1)",
      "update checkouts set created_at = now() - interval '1 hour' where organization_id = any($1)",
    ]) {
      await runAsOwner(server.ownerUrl, change, ids);
    }
    await reconcilePayments(server.services);
    await settlePayments(server);
    const expected = histories.map((row) => [row.organizationId, planAtProvider(row)]);
    expect(await listPlans(histories)).toEqual(Object.fromEntries(expected));
    expect(new Set(Object.values(Object.fromEntries(expected))).size).toBe(2);
  },
  isLong ? 900_000 : 120_000,
);
