import type { AddressInfo } from "node:net";
import { operations, type Billing, type Period } from "@tessera/contract";
import { expect, vi } from "vitest";
import type { Uuid } from "#ids/uuid.ts";
import type { Sandbox } from "#payments/sandbox/sandbox.ts";
import { callApp } from "./call-app.ts";
import { createPerson, createTestOrganization, type TestPerson } from "./factories.ts";
import { runAsOwner } from "./owner.ts";
import { startTestApp, type TestApp } from "./start-test-app.ts";

/** A server that listens, with its payment sandbox reached over HTTP. */
export type PaymentApp = TestApp & { readonly sandbox: Sandbox; readonly origin: string };

/** The deadline for a busy machine; not a promise. */
const waiting = { timeout: 60_000, interval: 20 };

/** The card that pays. */
export const goodCard = "4242424242424242";
/** A card that is declined. */
export const badCard = "4000000000000002";

/** Starts a server that listens on a free port, so that webhooks and calls of the provider are real HTTP. */
export async function startPaymentApp(
  options: Parameters<typeof startTestApp>[0] = {},
): Promise<PaymentApp> {
  const test = await startTestApp(options);
  await test.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = test.app.server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const { payments } = test.services;
  payments.setAddresses({ publicUrl: origin, localUrl: origin });
  if (payments.sandbox === undefined) throw new Error("The test has no sandbox.");
  return { ...test, sandbox: payments.sandbox, origin };
}

/** An owner with an organization. */
export type Buyer = { readonly owner: TestPerson; readonly organizationId: Uuid };

/** Creates an owner with a Free organization. */
export async function createBuyer(test: TestApp): Promise<Buyer> {
  const owner = await createPerson(test, "Ayşe Yılmaz");
  return { owner, organizationId: await createTestOrganization(test, owner) };
}

/** Starts a checkout and returns its id at the provider. */
export async function startCheckout(
  test: PaymentApp,
  { owner, organizationId }: Buyer,
  period: Period = "monthly",
): Promise<string> {
  const { status, data, text } = await callApp(test, owner, operations.createCheckout, {
    params: { paymentProvider: "sandbox" },
    organizationId,
    body: { product_id: test.services.payments.provider.products[period] },
  });
  if (status !== 201) throw new Error(`The checkout was not created: ${text}`);
  return new URL(data.checkoutUrl).pathname.split("/").at(-1) ?? "";
}

/** Fills in the hosted checkout as a browser does, and returns the answer. */
export function submitCheckout(
  test: PaymentApp,
  checkoutId: string,
  fields: Readonly<Record<string, string>>,
): Promise<Response> {
  return fetch(`${test.origin}/dev/payments/checkout/${checkoutId}`, {
    method: "POST",
    body: new URLSearchParams({
      email: "buyer@example.test",
      card: goodCard,
      act: "pay",
      ...fields,
    }),
    redirect: "manual",
  });
}

/** Buys Pro: starts a checkout, pays it, and returns the id of the subscription. */
export async function buyPro(
  test: PaymentApp,
  buyer: Buyer,
  period: Period = "monthly",
): Promise<string> {
  const checkoutId = await startCheckout(test, buyer, period);
  await submitCheckout(test, checkoutId, {});
  const { subscriptionId } = test.sandbox.bank.requireCheckout(checkoutId);
  if (subscriptionId === undefined) throw new Error("The checkout was not paid.");
  return subscriptionId;
}

/** Buys Pro and waits until the webhooks have applied it. */
export async function createProBuyer(
  test: PaymentApp,
  period: Period = "monthly",
): Promise<Buyer & { readonly subscriptionId: string }> {
  const buyer = await createBuyer(test);
  const subscriptionId = await buyPro(test, buyer, period);
  await waitForPlan(test, buyer, "pro");
  return { ...buyer, subscriptionId };
}

/** Reads the billing of an organization as its owner does. */
export async function readBilling(
  test: TestApp,
  { owner, organizationId }: Buyer,
): Promise<Billing> {
  const params = { organizationId };
  const { status, data, text } = await callApp(test, owner, operations.getSubscription, { params });
  if (status !== 200) throw new Error(text);
  return data;
}

/** Waits until an organization has a plan. */
export async function waitForPlan(
  test: TestApp,
  { organizationId }: Pick<Buyer, "organizationId">,
  plan: string,
): Promise<void> {
  const check = async () => expect(await readPlan(test, organizationId)).toBe(plan);
  await vi.waitFor(check, waiting);
}

/** Reads the stored plan of an organization. */
export async function readPlan(test: TestApp, organizationId: string): Promise<string | undefined> {
  const rows = await runAsOwner<{ plan: string }>(
    test.ownerUrl,
    "select plan from organizations where id = $1",
    [organizationId],
  );
  return rows[0]?.plan;
}

/** Waits until no payment event and no job of payments waits. */
export async function settlePayments(test: PaymentApp): Promise<void> {
  await test.sandbox.outbox.settle();
  const countWaiting = async () => {
    const [row] = await runAsOwner<{ waiting: number }>(
      test.ownerUrl,
      `select (select count(*) from payment_events where state = 'received')::int
        + (select count(*) from jobs.job where state in ('created', 'active', 'retry')
           and name in ('apply-payment-event', 'end-subscription', 'set-renewal', 'mail-billing'))::int as waiting`,
    );
    return row?.waiting;
  };
  const settling = { ...waiting, timeout: 10 * waiting.timeout };
  await vi.waitFor(async () => expect(await countWaiting()).toBe(0), settling);
}
