import { operations } from "@tessera/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { callApp } from "#testing/call-app.ts";
import {
  buyPro,
  createBuyer,
  createProBuyer,
  readPlan,
  settlePayments,
  startCheckout,
  startPaymentApp,
  submitCheckout,
  waitForPlan,
  type Buyer,
  type PaymentApp,
} from "#testing/payment-fixture.ts";

// Each test changes the products of the provider, so each has its own server.
let server: PaymentApp;
beforeEach(async () => {
  server = await startPaymentApp();
});
afterEach(() => server.close());

const monthly = "prod_sandbox_month";
const annual = "prod_sandbox_year";

/** Changes a product at the provider before the server has read it. */
function changeProduct(id: string, change: object): void {
  const { products } = server.sandbox.bank.state;
  const at = products.findIndex((row) => row.id === id);
  const product = products[at];
  if (product === undefined) throw new Error(`There is no product ${id}.`);
  products[at] = { ...product, ...change };
}

async function listOffered() {
  const params = { paymentProvider: "sandbox" } as const;
  const { data } = await callApp(server, undefined, operations.listPlans, { params });
  return data.map(({ id, price, currency }) => [id, price, currency]);
}

function quoteAnnual({ owner, organizationId }: Buyer) {
  const input = { params: { organizationId }, query: { period: "annual" } } as const;
  return callApp(server, owner, operations.quoteSubscriptionChange, input);
}

test("offers no archived plan, and keeps Pro for the organizations that pay for it", async () => {
  const buyer = await createProBuyer(server);
  await server.close();
  server = await startPaymentApp();
  changeProduct(monthly, { status: "archived" });
  expect(await listOffered()).toEqual([[annual, 7920, "USD"]]);
  const other = await createBuyer(server);
  await expect(startCheckout(server, other, "monthly")).rejects.toThrow("planNotFound");
  expect(buyer.subscriptionId).not.toBe("");
});

test("keeps Pro when its plan is archived later, also after a renewal", async () => {
  const buyer = await createProBuyer(server);
  changeProduct(monthly, { status: "archived" });
  server.sandbox.bank.renew(buyer.subscriptionId);
  await settlePayments(server);
  expect(await readPlan(server, buyer.organizationId)).toBe("pro");
});

test("shows a changed price, charges it, and quotes with it", async () => {
  changeProduct(monthly, { price: 1000 });
  changeProduct(annual, { price: 9600 });
  expect(await listOffered()).toEqual([
    [monthly, 1000, "USD"],
    [annual, 9600, "USD"],
  ]);
  const buyer = await createProBuyer(server);
  const [payment] = server.sandbox.bank.state.transactions;
  expect((payment?.amount ?? 0) - (payment?.tax ?? 0)).toBe(1000);
  const { data } = await quoteAnnual(buyer);
  expect(data).toMatchObject({ priceMinor: 9600, currency: "USD" });
  expect(data.creditMinor).toBeGreaterThan(970);
  expect(data.creditMinor).toBeLessThanOrEqual(1000);
});

test("shows prices in euros, and leaves out a currency that it cannot print", async () => {
  changeProduct(monthly, { currency: "EUR" });
  changeProduct(annual, { currency: "TRY" });
  expect(await listOffered()).toEqual([[monthly, 825, "EUR"]]);
  const buyer = await createBuyer(server);
  await expect(startCheckout(server, buyer, "annual")).rejects.toThrow("planNotFound");
  await buyPro(server, buyer);
  await waitForPlan(server, buyer, "pro");
});

test("charges once for a double press of the button that pays", async () => {
  const buyer = await createBuyer(server);
  const checkoutId = await startCheckout(server, buyer);
  await Promise.all([
    submitCheckout(server, checkoutId, {}),
    submitCheckout(server, checkoutId, {}),
  ]);
  await waitForPlan(server, buyer, "pro");
  await settlePayments(server);
  expect(server.sandbox.bank.state.transactions).toHaveLength(1);
});

test("two presses of the upgrade at once lead to one subscription", async () => {
  const buyer = await createBuyer(server);
  const ids = await Promise.all([startCheckout(server, buyer), startCheckout(server, buyer)]);
  for (const id of new Set(ids)) await submitCheckout(server, id, {});
  await waitForPlan(server, buyer, "pro");
  await settlePayments(server);
  const { state } = server.sandbox.bank;
  const live = state.subscriptions.filter(({ status }) => status === "active");
  expect(live).toHaveLength(1);
  const paid = state.transactions.filter(({ status }) => status === "paid");
  expect(paid).toHaveLength(1);
});
