import { operations } from "@tessera/contract";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { signCreemWebhook } from "#payments/creem/verify-creem-webhook.ts";
import { callApp } from "#testing/call-app.ts";
import { addTestMember, createPerson } from "#testing/factories.ts";
import {
  buyPro,
  createBuyer,
  createProBuyer,
  readPlan,
  settlePayments,
  startPaymentApp,
  type PaymentApp,
} from "#testing/payment-fixture.ts";
import { runAsOwner } from "#testing/owner.ts";
import { readStream } from "#testing/read-stream.ts";
import { applyPaymentEvent } from "./index.ts";

let server: PaymentApp;
let secret: string;
beforeAll(async () => {
  server = await startPaymentApp();
  secret = server.sandbox.settings.webhookSecret;
});
afterAll(() => server.close());

/** Posts a webhook over HTTP and returns the status. */
async function post(body: string, signature: string | undefined): Promise<number> {
  const headers = {
    "content-type": "application/json",
    ...(signature !== undefined && { "creem-signature": signature }),
  };
  const address = `${server.origin}/api/v1/sandbox/webhook`;
  return (await fetch(address, { method: "POST", headers, body })).status;
}

function listEvents(id: string) {
  return runAsOwner<{ state: string; attempts: number; problem: string | null }>(
    server.ownerUrl,
    "select state, attempts, problem from payment_events where id = $1",
    [id],
  );
}

function createEvent(id: string, object: object, mode = "sandbox"): string {
  return JSON.stringify({
    id,
    eventType: "subscription.paid",
    created_at: 1,
    object: { ...object, mode },
  });
}

test("streams a bought and a refunded plan at once to a member who is not an owner", async () => {
  const buyer = await createBuyer(server);
  const { organizationId } = buyer;
  const viewer = await createPerson(server, "Vera Viewer");
  await addTestMember(server, organizationId, viewer, "viewer");
  const stream = await readStream(server.origin, "/common/notifications/events", viewer);
  const listPlans = () =>
    stream.events
      .filter(({ event }) => event === "plans")
      .map(({ data }) => (data as { plans: Record<string, string> }).plans[organizationId]);
  // Well below the 15 seconds after which a stream reads without an announcement.
  const soon = { timeout: 10_000, interval: 20 };
  await expect.poll(listPlans, soon).toEqual(["free"]);
  await buyPro(server, buyer);
  await expect.poll(listPlans, soon).toEqual(["free", "pro"]);
  const refund = await callApp(server, buyer.owner, operations.refundSubscription, {
    params: { organizationId },
  });
  expect(refund.status).toBe(200);
  await expect.poll(listPlans, soon).toEqual(["free", "pro", "free"]);
  stream.close();
  expect(stream.events.filter(({ event }) => event === "notification")).toEqual([]);
});

test("records a webhook once when it arrives twice at once, and starts Pro once", async () => {
  server.sandbox.outbox.controls.copies = 3;
  const buyer = await createBuyer(server);
  await buyPro(server, buyer);
  server.sandbox.outbox.controls.copies = 1;
  await settlePayments(server);
  expect(await readPlan(server, buyer.organizationId)).toBe("pro");
  const mails = server.mailbox.mails.filter(({ to }) => to === buyer.owner.email);
  expect(mails.map(({ subject }) => subject)).toEqual(["Acme is on Pro"]);
});

test("reaches the same plan in any order, late, and when an old event is sent again", async () => {
  const { controls } = server.sandbox.outbox;
  controls.isHeld = true;
  const buyer = await createBuyer(server);
  const subscriptionId = await buyPro(server, buyer);
  server.sandbox.bank.cancel(subscriptionId, true);
  controls.isHeld = false;
  await server.sandbox.outbox.release({ isReversed: true });
  await settlePayments(server);
  expect(await readPlan(server, buyer.organizationId)).toBe("free");
  const paid = server.sandbox.outbox.webhooks.find(
    ({ type, body }) => type === "subscription.paid" && body.includes(subscriptionId),
  );
  await server.sandbox.outbox.deliver(paid?.id ?? "");
  await settlePayments(server);
  expect(await readPlan(server, buyer.organizationId)).toBe("free");
});

test("acknowledges and ignores unknown types", async () => {
  const body = JSON.stringify({ id: "evt_new", eventType: "no.such.type", object: {} });
  expect(await post(body, signCreemWebhook(body, secret))).toBe(200);
  expect(await listEvents("evt_new")).toMatchObject([{ state: "ignored" }]);
});

test("parks an event that cannot be applied, and applies the next ones", async () => {
  const body = createEvent("evt_poison", { id: "sub_that_never_was" });
  expect(await post(body, signCreemWebhook(body, secret))).toBe(200);
  const buyer = await createProBuyer(server);
  await settlePayments(server);
  expect(await listEvents("evt_poison")).toMatchObject([{ state: "parked", problem: "notFound" }]);
  expect(await readPlan(server, buyer.organizationId)).toBe("pro");
});

test("retries an event that failed while the provider was away", async () => {
  server.sandbox.outbox.controls.drops = 3;
  const buyer = await createBuyer(server);
  const subscriptionId = await buyPro(server, buyer);
  await runAsOwner(
    server.ownerUrl,
    `insert into payment_events (id, type, subscription_id, is_dispute, state)
     values ('evt_away', 'subscription.paid', $1, false, 'received')`,
    [subscriptionId],
  );
  server.sandbox.faults.push({ path: "/v1/subscriptions?", when: "before" });
  const apply = () => applyPaymentEvent({ eventId: "evt_away" }, server.services);
  await expect(apply()).rejects.toThrow("unavailable");
  expect(await listEvents("evt_away")).toMatchObject([
    { state: "received", attempts: 0, problem: "unavailable" },
  ]);
  await apply();
  expect(await listEvents("evt_away")).toMatchObject([{ state: "applied", attempts: 1 }]);
  expect(await readPlan(server, buyer.organizationId)).toBe("pro");
});

test("applies an event again after a crash between apply and answer", async () => {
  const buyer = await createProBuyer(server);
  await settlePayments(server);
  await runAsOwner(server.ownerUrl, "update payment_events set state = 'received'");
  const events = await runAsOwner<{ id: string }>(server.ownerUrl, "select id from payment_events");
  for (const { id } of events) await applyPaymentEvent({ eventId: id }, server.services);
  expect(await readPlan(server, buyer.organizationId)).toBe("pro");
});

test("refuses an event of the real mode where no money moves", async () => {
  const { subscriptionId } = await createProBuyer(server);
  const body = createEvent("evt_real", { id: subscriptionId }, "prod");
  expect(await post(body, signCreemWebhook(body, secret))).toBe(401);
  expect(await listEvents("evt_real")).toEqual([]);
});

test("refuses malformed bodies, although they are signed", async () => {
  for (const body of ["{", "[]", "null", '{"id":1}', '{"id":"","eventType":"x"}']) {
    expect(await post(body, signCreemWebhook(body, secret))).toBe(400);
  }
});

/** Returns a body and a signature that does not fit it. */
function forge(index: number): readonly [string, string | undefined] {
  const body = createEvent(`evt_forged_${index}`, { id: "sub_1" });
  const valid = signCreemWebhook(body, secret);
  const forgeries: readonly (readonly [string, string | undefined])[] = [
    [body, undefined],
    [body, ""],
    [body, signCreemWebhook(body, `${secret}${index}`)],
    [`${body} `, valid],
    [body.replace("forged", "forgex"), valid],
    [body, valid.toUpperCase()],
    [body, valid.slice(0, 2 * (index % 32))],
    [body, `${valid.slice(0, -1)}${valid.endsWith("0") ? "1" : "0"}`],
    [body, Buffer.from(valid, "hex").toString("base64")],
    [body, `sha256=${valid}`],
  ];
  return forgeries[index % forgeries.length] ?? forgeries[0] ?? [body, undefined];
}

test("accepts no forged webhook", async () => {
  const count = inject("form") === "long" ? 10_000 : 200;
  const statuses = new Set<number>();
  for (let index = 0; index < count; index += 20) {
    const batch = Array.from({ length: 20 }, (_, at) => post(...forge(index + at)));
    for (const status of await Promise.all(batch)) statuses.add(status);
  }
  expect([...statuses]).toEqual([401]);
  const [row] = await runAsOwner<{ total: number }>(
    server.ownerUrl,
    "select count(*)::int as total from payment_events where id like 'evt_forge%'",
  );
  expect(row?.total).toBe(0);
});
