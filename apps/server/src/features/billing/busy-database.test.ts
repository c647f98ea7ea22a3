import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#database/database.ts";
import { createRetryError } from "#errors/api-error.ts";
import {
  buyPro,
  createBuyer,
  readPlan,
  startPaymentApp,
  type Buyer,
  type PaymentApp,
} from "#testing/payment-fixture.ts";
import { runAsOwner } from "#testing/owner.ts";
import { applyPaymentEvent, reconcilePayments } from "./index.ts";

let server: PaymentApp;
beforeAll(async () => {
  server = await startPaymentApp();
});
afterAll(() => server.close());

/** More attempts than an event has that always fails. */
const attempts = 15;

type Bought = Buyer & { readonly eventId: string; readonly subscriptionId: string };

/** Buys Pro without webhooks, and records an event of the subscription, some days ago. */
async function buyWithEvent(ageDays = 0): Promise<Bought> {
  server.sandbox.outbox.controls.drops = 3;
  const buyer = await createBuyer(server);
  const subscriptionId = await buyPro(server, buyer);
  await server.sandbox.outbox.settle();
  const eventId = `evt_${crypto.randomUUID()}`;
  await runAsOwner(
    server.ownerUrl,
    `insert into payment_events (id, type, subscription_id, is_dispute, state, created_at)
     values ($1, 'subscription.paid', $2, false, 'received', now() - $3 * interval '1 day')`,
    [eventId, subscriptionId, ageDays],
  );
  return { ...buyer, eventId, subscriptionId };
}

async function readEvent({ eventId }: Bought) {
  const [event] = await runAsOwner<{ state: string; attempts: number; problem: string | null }>(
    server.ownerUrl,
    "select state, attempts, problem from payment_events where id = $1",
    [eventId],
  );
  return event;
}

/** Applies an event with a database whose writes fail. */
function applyFailing({ eventId }: Bought, failure: Error): Promise<void> {
  const database: Database = {
    ...server.services.database,
    transactionInTurn: () => Promise.reject(failure),
  };
  return applyPaymentEvent({ eventId }, { ...server.services, database });
}

function databaseError(code: string): Error {
  const cause = Object.assign(new Error("refused"), { code });
  return new Error("Failed query", { cause });
}

test.each([
  ["a serialization failure", databaseError("40001")],
  ["a deadlock", databaseError("40P01")],
  ["a lock timeout", databaseError("55P03")],
  ["a statement timeout", databaseError("57014")],
  ["too many connections", databaseError("53300")],
  ["a lost connection", new Error("Connection terminated unexpectedly")],
  ["a read timeout", new Error("Query read timeout")],
  ["a long wait for the organization", createRetryError("unavailable", 1)],
])("never parks an event for %s, and applies it afterwards", async (_name, failure) => {
  const bought = await buyWithEvent();
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    await expect(applyFailing(bought, failure)).rejects.toBe(failure);
  }
  expect(await readEvent(bought)).toEqual({ state: "received", attempts: 0, problem: "database" });
  await applyPaymentEvent(bought, server.services);
  expect(await readEvent(bought)).toMatchObject({ state: "applied", attempts: 1 });
  expect(await readPlan(server, bought.organizationId)).toBe("pro");
});

test("retries an event by itself while another transaction holds its organization", async () => {
  const bought = await buyWithEvent();
  const other = new pg.Client(server.ownerUrl);
  await other.connect();
  await other.query("begin");
  await other.query("select 1 from organizations where id = $1 for update", [
    bought.organizationId,
  ]);
  const { database, jobs } = server.services;
  await database.transaction({}, (transaction) =>
    jobs.send(transaction, "apply-payment-event", { eventId: bought.eventId }),
  );
  await expect
    .poll(() => readEvent(bought), { timeout: 60_000 })
    .toEqual({ state: "received", attempts: 0, problem: "database" });
  await other.query("rollback");
  await other.end();
  await expect
    .poll(() => readEvent(bought), { timeout: 60_000 })
    .toMatchObject({ state: "applied" });
  expect(await readPlan(server, bought.organizationId)).toBe("pro");
});

test("applies an event whose jobs have all failed, with the job that reads subscriptions again", async () => {
  const [recent, old] = [await buyWithEvent(), await buyWithEvent(0.1)];
  server.sandbox.faults.push({ path: "/v1/subscriptions?", when: "before" });
  await reconcilePayments(server.services);
  expect(await readEvent(old)).toMatchObject({ state: "received", problem: "unavailable" });
  await reconcilePayments(server.services);
  expect(await readEvent(old)).toMatchObject({ state: "applied" });
  expect(await readPlan(server, old.organizationId)).toBe("pro");
  expect(await readEvent(recent)).toMatchObject({ state: "received" });
});

test("parks an event that fails for another reason each time, and one that fails for three days", async () => {
  const failure = new TypeError("broken");
  const broken = await buyWithEvent();
  for (let attempt = 1; attempt < 12; attempt += 1) {
    await expect(applyFailing(broken, failure)).rejects.toBe(failure);
  }
  await applyFailing(broken, failure);
  expect(await readEvent(broken)).toEqual({ state: "parked", attempts: 12, problem: "internal" });
  const old = await buyWithEvent(4);
  await applyFailing(old, databaseError("57014"));
  expect(await readEvent(old)).toMatchObject({ state: "parked", problem: "database" });
});
