import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { badCard, goodCard } from "#testing/payment-fixture.ts";
import { startStripeServer } from "#testing/stripe-server.ts";
import { createCreem } from "./creem/create-creem.ts";
import { signCreemWebhook } from "./creem/verify-creem-webhook.ts";
import type { PaymentProvider, WebhookRequest } from "./payment-provider.ts";
import type { SandboxBank } from "./sandbox/sandbox-bank.ts";
import { sandboxProducts as products } from "./sandbox/sandbox-prices.ts";
import { createSandbox } from "./sandbox/sandbox.ts";
import { sandboxPath, serveSandbox } from "./sandbox/serve-sandbox.ts";
import { createStripe } from "./stripe/create-stripe.ts";

const webhookSecret = "whsec_of_the_test";

/** An adapter with the books behind it. */
type Side = {
  /** Creates the adapter, with another key or for real payments if a test requires that. */
  readonly create: (options?: { apiKey?: string; takesRealPayments?: boolean }) => PaymentProvider;
  readonly bank: SandboxBank;
  /** Signs an event of a subscription, some seconds ago. */
  readonly sign: (subscriptionId: string, ageSeconds?: number) => WebhookRequest;
  close(): unknown;
};

async function openCreem(): Promise<Side> {
  const apiKey = "creem_of_the_test";
  let origin = "";
  const sandbox = createSandbox({
    webhookSecret,
    apiKey,
    origin: () => origin,
    webhookAddress: () => undefined,
    file: undefined,
  });
  const app = Fastify();
  serveSandbox(app, sandbox, () => "en");
  await app.listen({ port: 0, host: "127.0.0.1" });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}${sandboxPath}`;
  const shared = { apiKey, webhookSecret, products, takesRealPayments: false };
  return {
    create: (options) => createCreem({ ...shared, baseUrl: () => origin, ...options }),
    bank: sandbox.bank,
    sign: (id) => {
      const object = { id, mode: "sandbox" };
      const body = JSON.stringify({ id: "evt_1", eventType: "subscription.paid", object });
      const headers = { "creem-signature": signCreemWebhook(body, webhookSecret) };
      return { rawBody: Buffer.from(body), headers };
    },
    close: () => app.close(),
  };
}

async function openStripe(): Promise<Side> {
  const server = await startStripeServer();
  const address = { host: "127.0.0.1", port: server.port };
  const shared = { apiKey: server.apiKey, webhookSecret, products, takesRealPayments: false };
  const returnUrl = () => "http://localhost:3000";
  return {
    create: (options) => createStripe({ ...shared, returnUrl, server: address, ...options }),
    bank: server.bank,
    sign: (id, ageSeconds = 0) => {
      const event = { id: "evt_1", type: "customer.subscription.updated", livemode: false };
      const payload = JSON.stringify({ ...event, data: { object: { id } } });
      const timestamp = Math.floor(Date.now() / 1_000) - ageSeconds;
      const signing = { payload, secret: webhookSecret, timestamp };
      const header = Stripe.webhooks.generateTestHeaderString(signing);
      return { rawBody: Buffer.from(payload), headers: { "stripe-signature": header } };
    },
    close: () => server.close(),
  };
}

describe.each([
  ["creem", openCreem],
  ["stripe", openStripe],
] as const)("%s", (name, open) => {
  let side: Side;
  let provider: PaymentProvider;
  beforeAll(async () => {
    side = await open();
    provider = side.create();
  });
  afterAll(() => side.close());

  /** Buys Pro and returns the subscription as the provider knows it. */
  async function buy(metadata = {}) {
    const { id } = await provider.createCheckout({
      productId: products.monthly,
      requestId: crypto.randomUUID(),
      email: "ada@example.test",
      successUrl: "http://localhost:3000/checkout/success",
      metadata,
    });
    side.bank.pay(id, { card: goodCard, email: "ada@example.test", isConfirmed: false });
    const { subscriptionId = "" } = await provider.getCheckout(id);
    return provider.getSubscription(subscriptionId);
  }

  test("lists products with their prices in minor units and their periods", async () => {
    const plans = await provider.listPlans();
    expect(
      plans.map((plan) => [plan.price, plan.currency, plan.billing_period, plan.status]),
    ).toEqual([
      [825, "USD", "every-month", "active"],
      [7920, "USD", "every-year", "active"],
    ]);
  });

  test("creates a checkout, and a paid one names its subscription with our metadata", async () => {
    const found = await buy({ internal_customer_id: "user_1" });
    expect(found).toMatchObject({ status: "active", productId: products.monthly });
    expect(found.metadata).toEqual({ internal_customer_id: "user_1" });
    expect(found.periodEnd?.getTime()).toBeGreaterThan(Date.now());
    expect(await provider.listSubscriptions(found.customerId)).toHaveLength(1);
    expect(await provider.portalLink(found.customerId)).toContain(found.customerId);
  });

  test("cancels at the end of the period, resumes, and cancels at once", async () => {
    const { id } = await buy();
    expect((await provider.cancel(id, "period-end")).status).toBe("scheduled-cancel");
    expect((await provider.resume(id)).status).toBe("active");
    expect((await provider.cancel(id, "now")).status).toBe("canceled");
  });

  test("changes the product, and a declined card changes nothing", async () => {
    const { id, customerId } = await buy();
    expect((await provider.changePlan(id, products.annual, "now")).productId).toBe(products.annual);
    const other = await buy();
    side.bank.setCard(other.customerId, badCard);
    const declined = provider.changePlan(other.id, products.annual, "now");
    await expect(declined).rejects.toMatchObject({ code: "declined", isOutcomeUnknown: false });
    expect((await provider.getSubscription(other.id)).productId).toBe(products.monthly);
    expect(customerId).not.toBe(other.customerId);
  });

  test("reads the next payment, and the next attempt while one is overdue", async () => {
    const found = await buy();
    expect(found.nextChargeAt).toEqual(found.periodEnd);
    side.bank.setCard(found.customerId, badCard);
    side.bank.renew(found.id);
    const overdue = await provider.getSubscription(found.id);
    const { nextChargeAt } = side.bank.requireSubscription(found.id);
    expect(overdue.status).toBe("past-due");
    expect(Math.floor((overdue.nextChargeAt?.getTime() ?? 0) / 1_000)).toBe(
      Math.floor(nextChargeAt / 1_000),
    );
  });

  test("lists payments with tax, and refunds what is left of one", async () => {
    const { id, customerId } = await buy();
    const [paid] = await provider.listTransactions(customerId);
    expect(paid).toMatchObject({
      status: "paid",
      amountMinor: 990,
      taxMinor: 165,
      currency: "USD",
    });
    expect(paid?.subscriptionId).toBe(id);
    const hasInvoices = name === "stripe";
    expect(paid?.number).toEqual(hasInvoices ? expect.stringMatching(/^TSRA-/) : undefined);
    expect(paid?.card).toEqual(hasInvoices ? { brand: "visa", lastFour: "4242" } : undefined);
    await provider.refund(paid?.id ?? "");
    expect(await provider.listTransactions(customerId)).toMatchObject([
      { status: "refunded", refundedMinor: 990 },
    ]);
    await expect(provider.refund(paid?.id ?? "")).rejects.toMatchObject({ code: "rejected" });
  });

  test("quotes a change only with the capability", async () => {
    const { id } = await buy();
    const quote = provider.quoteChange(id, products.annual);
    if (provider.capabilities.quotesChange) {
      const figures = { creditMinor: 720, taxMinor: 1_440, totalMinor: 8_640 };
      expect(await quote).toEqual({ ...figures, currency: "USD" });
    } else await expect(quote).rejects.toMatchObject({ code: "unsupported" });
  });

  test("names its errors", async () => {
    await expect(provider.getSubscription("sub_none")).rejects.toMatchObject({ code: "notFound" });
    const stranger = side.create({ apiKey: "sk_test_of_nobody" });
    await expect(stranger.listPlans()).rejects.toMatchObject({ code: "auth" });
    const { id } = await buy();
    const real = side.create({ takesRealPayments: true });
    await expect(real.getSubscription(id)).rejects.toMatchObject({ code: "wrongMode" });
    expect(() => real.verifyWebhook(side.sign(id))).toThrow("wrongMode");
  });

  test("verifies webhooks over the raw body", () => {
    const signed = side.sign("sub_1");
    const event = { id: "evt_1", isKnown: true, subscriptionId: "sub_1" };
    expect(provider.verifyWebhook(signed)).toMatchObject(event);
    const longer = { ...signed, rawBody: Buffer.concat([signed.rawBody, Buffer.from(" ")]) };
    expect(() => provider.verifyWebhook(longer)).toThrow("signatureInvalid");
    expect(() => provider.verifyWebhook({ ...signed, headers: {} })).toThrow("signatureInvalid");
    if (name === "stripe") {
      expect(() => provider.verifyWebhook(side.sign("sub_1", 301))).toThrow("stale");
    }
  });
});
