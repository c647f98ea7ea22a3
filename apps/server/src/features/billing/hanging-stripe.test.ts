import { operations, type InputOf, type Operation } from "@tessera/contract";
import Stripe from "stripe";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createCachedPlans } from "#payments/cached-plans.ts";
import type { Payments } from "#payments/open-payments.ts";
import { sandboxProducts as products } from "#payments/sandbox/sandbox-prices.ts";
import { createStripe } from "#payments/stripe/create-stripe.ts";
import { callApp } from "#testing/call-app.ts";
import {
  createBuyer,
  goodCard,
  readPlan,
  waitForPlan,
  type Buyer,
} from "#testing/payment-fixture.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";
import { startStripeServer, type StripeServer } from "#testing/stripe-server.ts";

const webhookSecret = "whsec_of_the_test";
/** The timeouts while every call hangs, and while one does; others have the usual one. */
const timeoutsMs = { all: 200, one: 2_000 };
/** The limit of a request that calls the provider, on a busy machine; a hang would never end. */
const limitMs = 20_000;

let server: TestApp;
let stripe: StripeServer;
beforeAll(async () => {
  stripe = await startStripeServer();
  const settings = {
    apiKey: stripe.apiKey,
    webhookSecret,
    products,
    takesRealPayments: false,
    returnUrl: () => "http://localhost:3000",
    server: { host: "127.0.0.1", port: stripe.port },
  };
  const usual = createStripe(settings);
  const ofFault = createStripe({ ...settings, timeoutMs: timeoutsMs.one });
  const ofHang = createStripe({ ...settings, timeoutMs: timeoutsMs.all });
  const payments: Payments = {
    get provider() {
      if (stripe.isHanging) return ofHang;
      return stripe.faults.length > 0 ? ofFault : usual;
    },
    // The plans are read again with each call, so that they hang too.
    plans: { list: () => createCachedPlans(payments.provider).list() },
    sandbox: undefined,
    setAddresses: () => undefined,
  };
  server = await startTestApp({ payments });
});
afterEach(() => {
  stripe.isHanging = false;
  expect(stripe.faults).toEqual([]);
});
afterAll(async () => {
  stripe.close();
  await server.close();
});

const params = { paymentProvider: "stripe" } as const;

/** Calls an operation of an organization, which answers within the limit. */
async function callInTime<const Of extends Operation>(
  { owner, organizationId }: Buyer,
  operation: Of,
  input: InputOf<Of>,
) {
  const start = performance.now();
  const answer = await callApp(server, owner, operation, Object.assign({ organizationId }, input));
  expect(performance.now() - start).toBeLessThan(limitMs);
  return answer;
}

/** Starts a checkout, and returns its id at Stripe. */
async function startCheckout(buyer: Buyer): Promise<string> {
  const body = { product_id: products.monthly };
  const { data, text } = await callInTime(buyer, operations.createCheckout, { params, body });
  if (data === null) throw new Error(text);
  return new URL(data.checkoutUrl).pathname.slice(1);
}

function pay(checkoutId: string): string {
  stripe.bank.pay(checkoutId, { card: goodCard, email: "ada@example.test", isConfirmed: false });
  return stripe.bank.requireCheckout(checkoutId).subscriptionId ?? "";
}

/** Sends a signed event of a subscription. */
async function sendEvent(subscriptionId: string): Promise<number> {
  const event = { id: `evt_${crypto.randomUUID()}`, type: "invoice.paid", livemode: false };
  const object = { parent: { subscription_details: { subscription: subscriptionId } } };
  const payload = JSON.stringify({ ...event, data: { object } });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
  const start = performance.now();
  const { statusCode } = await server.app.inject({
    method: "POST",
    url: "/api/v1/stripe/webhook",
    headers: { "content-type": "application/json", "stripe-signature": signature },
    payload,
  });
  expect(performance.now() - start).toBeLessThan(limitMs);
  return statusCode;
}

async function createProBuyer(): Promise<Buyer & { readonly subscriptionId: string }> {
  const buyer = await createBuyer(server);
  const subscriptionId = pay(await startCheckout(buyer));
  await sendEvent(subscriptionId);
  await waitForPlan(server, buyer, "pro");
  return { ...buyer, subscriptionId };
}

function listPayments(subscriptionId: string) {
  return stripe.bank.state.transactions.filter((row) => row.subscriptionId === subscriptionId);
}

test("answers 503 in time to every call that needs a hanging Stripe, and shows what is stored", async () => {
  const buyer = await createProBuyer();
  const free = await createBuyer(server);
  const checkoutId = await startCheckout(free);
  stripe.isHanging = true;
  const { organizationId } = buyer;
  const of = { params: { organizationId } };
  const body = { period: "annual" } as const;
  const product = { product_id: products.monthly };
  const calls = [
    () => callInTime(buyer, operations.listPlans, { params }),
    () => callInTime(free, operations.createCheckout, { params, body: product }),
    () => callInTime(free, operations.getCheckout, { params, query: { checkout_id: checkoutId } }),
    () => callInTime(buyer, operations.quoteSubscriptionChange, { ...of, query: body }),
    () => callInTime(buyer, operations.changeSubscription, { ...of, body }),
    () => callInTime(buyer, operations.cancelSubscription, of),
    () => callInTime(buyer, operations.openPortal, of),
    () => callInTime(buyer, operations.listInvoices, of),
    () => callInTime(buyer, operations.refundSubscription, of),
  ];
  for (const call of calls) {
    const { status, meta } = await call();
    expect([status, meta.errorCode]).toEqual([503, "paymentUnavailable"]);
    expect(meta.errorMessage).toContain("nothing is charged twice");
  }
  const shown = await callInTime(buyer, operations.getSubscription, of);
  expect(shown.data.subscription).toMatchObject({ state: "active", period: "monthly" });
  stripe.isHanging = false;
  expect(listPayments(buyer.subscriptionId)).toMatchObject([{ status: "paid" }]);
});

test("acknowledges a webhook while Stripe hangs, and applies it afterwards", async () => {
  const buyer = await createBuyer(server);
  const subscriptionId = pay(await startCheckout(buyer));
  stripe.isHanging = true;
  expect(await sendEvent(subscriptionId)).toBe(200);
  expect(await readPlan(server, buyer.organizationId)).toBe("free");
  stripe.isHanging = false;
  await waitForPlan(server, buyer, "pro");
});

test.each([
  ["hangs before its effect", "before"],
  ["hangs after its effect", "after"],
  ["stops in the middle of its answer", "midway"],
] as const)("sells Pro once when the creation of the checkout %s", async (_name, when) => {
  const buyer = await createBuyer(server);
  stripe.faults.push({ method: "POST", path: "/v1/checkout/sessions", when });
  const body = { product_id: products.monthly };
  const failed = await callInTime(buyer, operations.createCheckout, { params, body });
  expect([failed.status, failed.meta.errorCode]).toEqual([503, "paymentUnavailable"]);
  const checkoutId = await startCheckout(buyer);
  expect(await startCheckout(buyer)).toBe(checkoutId);
  await sendEvent(pay(checkoutId));
  await waitForPlan(server, buyer, "pro");
  await expect(startCheckout(buyer)).rejects.toThrow("already has Pro");
});

test("changes the period once when the answer to the change never comes", async () => {
  const buyer = await createProBuyer();
  const of = { params: { organizationId: buyer.organizationId } };
  const body = { period: "annual" } as const;
  stripe.faults.push({ method: "POST", path: buyer.subscriptionId, when: "after" });
  const changed = await callInTime(buyer, operations.changeSubscription, { ...of, body });
  expect(changed.data.subscription).toMatchObject({ period: "annual" });
  const paid = listPayments(buyer.subscriptionId);
  expect(paid).toHaveLength(2);
  expect((await callInTime(buyer, operations.changeSubscription, { ...of, body })).status).toBe(
    200,
  );
  expect(listPayments(buyer.subscriptionId)).toHaveLength(paid.length);
});

test("leaves the period when a change hangs before its effect", async () => {
  const buyer = await createProBuyer();
  const of = { params: { organizationId: buyer.organizationId } };
  const body = { period: "annual" } as const;
  stripe.faults.push({ method: "POST", path: buyer.subscriptionId, when: "before" });
  const failed = await callInTime(buyer, operations.changeSubscription, { ...of, body });
  expect(failed.status).toBe(503);
  expect(listPayments(buyer.subscriptionId)).toHaveLength(1);
  expect((await callInTime(buyer, operations.changeSubscription, { ...of, body })).status).toBe(
    200,
  );
  expect(listPayments(buyer.subscriptionId)).toHaveLength(2);
});

test.each(["before", "after"] as const)(
  "refunds a payment once when its refund hangs %s its effect",
  async (when) => {
    const buyer = await createProBuyer();
    const of = { params: { organizationId: buyer.organizationId } };
    stripe.faults.push({ method: "POST", path: "/v1/refunds", when });
    const first = await callInTime(buyer, operations.refundSubscription, of);
    expect(first.status).toBe(when === "after" ? 200 : 503);
    if (when === "before") {
      expect((await callInTime(buyer, operations.refundSubscription, of)).status).toBe(200);
    }
    expect(await readPlan(server, buyer.organizationId)).toBe("free");
    const [payment] = listPayments(buyer.subscriptionId);
    expect(payment?.refunded).toBe(payment?.amount);
    const again = await callInTime(buyer, operations.refundSubscription, of);
    expect([again.status, again.meta.errorCode]).toEqual([409, "billingRefused"]);
  },
);
