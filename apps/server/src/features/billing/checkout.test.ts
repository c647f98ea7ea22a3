import { apiPrefix, operations } from "@tessera/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callApp } from "#testing/call-app.ts";
import { addTestMember, createPerson, createTestOrganization } from "#testing/factories.ts";
import { runAsOwner } from "#testing/owner.ts";
import {
  badCard,
  buyPro,
  createBuyer,
  createProBuyer,
  readBilling,
  readPlan,
  settlePayments,
  startCheckout,
  startPaymentApp,
  submitCheckout,
  waitForPlan,
  type PaymentApp,
} from "#testing/payment-fixture.ts";
import { reconcilePayments } from "./index.ts";
import { refreshSubscription } from "./refresh-subscription.ts";

let server: PaymentApp;
beforeAll(async () => {
  server = await startPaymentApp();
});
afterAll(() => server.close());

const params = { paymentProvider: "sandbox" } as const;
const monthly = "prod_sandbox_month";

test("lists the offered plans to everyone, with the prices of the table", async () => {
  const { status, data } = await callApp(server, undefined, operations.listPlans, { params });
  expect(status).toBe(200);
  expect(
    data.map(({ price, currency, billing_period: period }) => [price, currency, period]),
  ).toEqual([
    [825, "USD", "every-month"],
    [7920, "USD", "every-year"],
  ]);
});

test("answers 404 for a provider that is not the configured one", async () => {
  const other = { paymentProvider: "creem" } as const;
  const { status } = await callApp(server, undefined, operations.listPlans, { params: other });
  expect(status).toBe(404);
});

test("sells Pro: checkout, card, webhook, plan, mail", async () => {
  const buyer = await createBuyer(server);
  const checkoutId = await startCheckout(server, buyer, "annual");
  const paid = await submitCheckout(server, checkoutId, {});
  expect(paid.status).toBe(303);
  const returned = new URL(paid.headers.get("location") ?? "");
  expect(returned.pathname).toBe("/checkout/success");
  expect(returned.searchParams.get("checkout_id")).toBe(checkoutId);
  await waitForPlan(server, buyer, "pro");
  expect(await readBilling(server, buyer)).toMatchObject({
    plan: "pro",
    subscription: { state: "active", period: "annual", priceMinor: 7920, currency: "USD" },
  });
  expect((await server.mailbox.waitFor(buyer.owner.email)).subject).toBe("Acme is on Pro");
});

test("the hosted checkout names each product and its amounts in the language of the buyer", async () => {
  const { products } = server.services.payments.provider;
  const shown = [
    { locale: "tr", period: "monthly", name: "Tessera Pro, aylık", amounts: ["$8,25", "$9,90"] },
    { locale: "tr", period: "annual", name: "Tessera Pro, yıllık", amounts: ["$79,20", "$95,04"] },
    { locale: "en", period: "monthly", name: "Tessera Pro, monthly", amounts: ["$8.25", "$9.90"] },
    { locale: "en", period: "annual", name: "Tessera Pro, annual", amounts: ["$79.20", "$95.04"] },
  ] as const;
  for (const { locale, period, name, amounts } of shown) {
    const buyer = await createBuyer(server);
    const { status, data } = await callApp(server, buyer.owner, operations.createCheckout, {
      params,
      organizationId: buyer.organizationId,
      body: { product_id: products[period] },
    });
    expect(status).toBe(201);
    const headers = { cookie: `locale=${locale}` };
    const page = await (await fetch(data.checkoutUrl, { headers })).text();
    expect(page).toContain(`<html lang="${locale}">`);
    expect(page).toContain(`<title>${name}</title>`);
    expect(page).toContain(`<h1>${name}</h1>`);
    for (const amount of amounts) expect(page).toContain(amount);
    const others = shown.filter((other) => other.name !== name);
    for (const other of others) expect(page).not.toContain(other.name);
  }
});

test("finds a paid checkout before its webhook arrives", async () => {
  server.sandbox.outbox.controls.isHeld = true;
  const buyer = await createBuyer(server);
  const checkoutId = await startCheckout(server, buyer);
  const read = () =>
    callApp(server, buyer.owner, operations.getCheckout, {
      params,
      query: { checkout_id: checkoutId },
    });
  expect((await read()).data).toMatchObject({ status: "pending", plan: "free" });
  await submitCheckout(server, checkoutId, { act: "pay-stay" });
  expect(await readPlan(server, buyer.organizationId)).toBe("free");
  expect((await read()).data).toMatchObject({ status: "completed", plan: "pro" });
  server.sandbox.outbox.controls.isHeld = false;
  await server.sandbox.outbox.release();
  await settlePayments(server);
  expect(await readPlan(server, buyer.organizationId)).toBe("pro");
});

test("answers 404 for the checkout of another user, and for a forged id", async () => {
  const buyer = await createBuyer(server);
  const checkoutId = await startCheckout(server, buyer);
  const stranger = await createPerson(server);
  for (const id of [checkoutId, "ch_forged"]) {
    const query = { checkout_id: id };
    const answer = await callApp(server, stranger, operations.getCheckout, { params, query });
    expect(answer.status).toBe(404);
  }
});

test.each([
  [badCard, "The card was declined."],
  ["4000000000009995", "insufficient funds"],
  ["4000000000000069", "expired"],
])("charges nothing with the card %s", async (card, text) => {
  const buyer = await createBuyer(server);
  const checkoutId = await startCheckout(server, buyer);
  const answer = await submitCheckout(server, checkoutId, { card });
  expect(await answer.text()).toContain(text);
  expect(server.sandbox.bank.requireCheckout(checkoutId).status).toBe("pending");
  expect(await readPlan(server, buyer.organizationId)).toBe("free");
});

test("requires the confirmation of a card before it charges", async () => {
  const buyer = await createBuyer(server);
  const checkoutId = await startCheckout(server, buyer);
  const card = "4000000000003184";
  expect(await (await submitCheckout(server, checkoutId, { card })).text()).toContain("Confirm");
  expect(server.sandbox.bank.requireCheckout(checkoutId).status).toBe("pending");
  await submitCheckout(server, checkoutId, { card, act: "confirm" });
  await waitForPlan(server, buyer, "pro");
});

test("gives a second tab the open checkout, and refuses one for an organization on Pro", async () => {
  const buyer = await createBuyer(server);
  const first = await startCheckout(server, buyer);
  expect(await startCheckout(server, buyer)).toBe(first);
  await submitCheckout(server, first, {});
  await waitForPlan(server, buyer, "pro");
  await expect(startCheckout(server, buyer)).rejects.toThrow("already has Pro");
});

test("cancels and refunds the second of two purchases for one organization", async () => {
  const buyer = await createBuyer(server);
  const other = { ...buyer, owner: await createPerson(server) };
  await addTestMember(server, buyer.organizationId, other.owner, "owner");
  const [one, two] = [await startCheckout(server, buyer), await startCheckout(server, other)];
  expect(one).not.toBe(two);
  await submitCheckout(server, one, {});
  await waitForPlan(server, buyer, "pro");
  await submitCheckout(server, two, {});
  const { subscriptionId } = server.sandbox.bank.requireCheckout(two);
  await settlePayments(server);
  const { bank } = server.sandbox;
  expect(bank.requireSubscription(subscriptionId ?? "").status).toBe("canceled");
  const payments = bank.state.transactions.filter((row) => row.subscriptionId === subscriptionId);
  expect(payments.map(({ status }) => status)).toEqual(["refunded"]);
  expect(await readPlan(server, buyer.organizationId)).toBe("pro");
});

test("names the server’s own return page, customer and metadata", async () => {
  const buyer = await createBuyer(server);
  const id = await startCheckout(server, buyer);
  const { metadata, successUrl, email } = server.sandbox.bank.requireCheckout(id);
  expect(metadata["internal_customer_id"]).toBe(buyer.owner.userId);
  expect(metadata["internal_organization_id"]).toBe(buyer.organizationId);
  expect(successUrl).toBe("http://localhost:3000/checkout/success");
  expect(email).toBe(buyer.owner.email);
});

test("returns to the language that the buyer reads by then, also from an open checkout", async () => {
  const { owner, organizationId } = await createBuyer(server);
  const urls: string[] = [];
  for (const success_url of ["/checkout/success", "/tr/checkout/success"]) {
    const { data } = await callApp(server, owner, operations.createCheckout, {
      params,
      organizationId,
      body: { product_id: monthly, success_url },
    });
    urls.push(data.checkoutUrl);
  }
  expect(urls[1]).toBe(urls[0]);
  const id = urls[0]?.split("/").at(-1) ?? "";
  const { successUrl } = server.sandbox.bank.requireCheckout(id);
  expect(new URL(successUrl).pathname).toBe("/checkout/success");
  for (const [cookie, text] of [
    ["locale=en", "Back without paying"],
    ["locale=tr", "Ödemeden geri dön"],
  ] as const) {
    const shown = await fetch(`${server.origin}/dev/payments/checkout/${id}`, {
      headers: { cookie },
    });
    expect(await shown.text()).toContain(text);
  }
});

test.each(["https://evil.test/", "javascript:alert(1)", "http://localhost:3000/account"])(
  "refuses the return address %s",
  async (success_url) => {
    const { owner, organizationId } = await createBuyer(server);
    const { status, meta } = await callApp(server, owner, operations.createCheckout, {
      params,
      organizationId,
      body: { product_id: monthly, success_url },
    });
    expect([status, Object.keys(meta.fields ?? {})]).toEqual([422, ["success_url"]]);
  },
);

test("reports a missing plan for an unknown product", async () => {
  const { owner, organizationId } = await createBuyer(server);
  const { status, meta } = await callApp(server, owner, operations.createCheckout, {
    params,
    organizationId,
    body: { product_id: "prod_none" },
  });
  expect([status, meta.errorMessage]).toEqual([404, "Pro plan not found."]);
});

test("reports that the provider is away, and creates no second checkout for a lost answer", async () => {
  const buyer = await createBuyer(server);
  for (const when of ["before", "after"] as const) {
    server.sandbox.faults.push({ path: "/v1/checkouts", when });
    await expect(startCheckout(server, buyer)).rejects.toThrow("paymentUnavailable");
  }
  await buyPro(server, buyer);
  await waitForPlan(server, buyer, "pro");
});

test("finds a purchase whose webhook and return never come", async () => {
  server.sandbox.outbox.controls.drops = 3;
  const buyer = await createBuyer(server);
  await buyPro(server, buyer);
  await settlePayments(server);
  expect(await readPlan(server, buyer.organizationId)).toBe("free");
  await runAsOwner(server.ownerUrl, "update checkouts set created_at = now() - interval '1 hour'");
  await reconcilePayments(server.services);
  expect(await readPlan(server, buyer.organizationId)).toBe("pro");
});

/** Buys Pro by the public address of the product, which names no organization. */
async function buyByProduct(email: string): Promise<void> {
  const link = await fetch(`${server.origin}/dev/payments/products/${monthly}`, {
    redirect: "manual",
  });
  const checkoutId = link.headers.get("location")?.split("/").at(-1) ?? "";
  await submitCheckout(server, checkoutId, { email });
  await settlePayments(server);
}

test("parks a purchase without metadata until the owner of its email claims it", async () => {
  const buyer = await createBuyer(server);
  await buyByProduct(buyer.owner.email);
  expect(await readBilling(server, buyer)).toMatchObject({ plan: "free", isClaimable: true });
  const claim = (person: typeof buyer) =>
    callApp(server, person.owner, operations.claimSubscription, {
      params: { organizationId: person.organizationId },
    });
  expect((await claim(await createBuyer(server))).meta.errorCode).toBe("billingRefused");
  expect((await claim(buyer)).data).toMatchObject({ plan: "pro", isClaimable: false });
});

test("keeps a purchase for the account that had its email when it was bought", async () => {
  const [buyer, next] = [await createBuyer(server), await createBuyer(server)];
  const { email, userId } = buyer.owner;
  await buyByProduct(email);
  const move = (id: string, address: string) =>
    runAsOwner(server.ownerUrl, "update users set email = $2 where id = $1", [id, address]);
  await move(userId, `new-${email}`);
  await move(next.owner.userId, email);
  expect(await readBilling(server, next)).toMatchObject({ isClaimable: false });
  const claim = ({ owner, organizationId }: typeof buyer) =>
    callApp(server, owner, operations.claimSubscription, { params: { organizationId } });
  expect((await claim(next)).meta.errorCode).toBe("billingRefused");
  const purchasesOf = async ({ owner }: typeof buyer) =>
    (await callApp(server, owner, operations.exportUser, {})).data.unclaimedPurchases;
  expect(await purchasesOf(next)).toEqual([]);
  expect(await purchasesOf(buyer)).toHaveLength(1);
  expect((await claim(buyer)).data).toMatchObject({ plan: "pro", isClaimable: false });
});

test("keeps a purchase from before any account had its email for the first one that has it", async () => {
  const { owner, organizationId } = await createBuyer(server);
  const email = `later-${owner.email}`;
  await buyByProduct(email);
  await runAsOwner(server.ownerUrl, "update users set email = $2 where id = $1", [
    owner.userId,
    email,
  ]);
  expect(await readBilling(server, { owner, organizationId })).toMatchObject({ isClaimable: true });
});

test("gives a purchase to one of two organizations that claim it at once", async () => {
  const { owner, organizationId } = await createBuyer(server);
  const organizationIds = [organizationId, await createTestOrganization(server, owner)];
  await buyByProduct(owner.email);
  const { path, method } = operations.claimSubscription;
  const claims = organizationIds.map(async (id) => {
    const address = `${server.origin}${apiPrefix}${path.replace(":organizationId", id)}`;
    const answer = await fetch(address, { method, headers: owner.headers });
    const { meta } = (await answer.json()) as { meta: { errorCode?: string } };
    return `${answer.status} ${meta.errorCode}`;
  });
  expect((await Promise.all(claims)).toSorted()).toEqual(["200 undefined", "409 billingRefused"]);
  const plans = await Promise.all(organizationIds.map((id) => readPlan(server, id)));
  expect(plans.filter((plan) => plan === "pro")).toHaveLength(1);
});

test("does not park a purchase again that is claimed while its event is applied", async () => {
  const buyer = await createBuyer(server);
  await buyByProduct(buyer.owner.email);
  const [parked] = await runAsOwner<{ id: string }>(
    server.ownerUrl,
    "select id from unclaimed_subscriptions where email = $1",
    [buyer.owner.email],
  );
  const { database } = server.services;
  let isClaimed = false;
  // The claim comes after the event has looked for the organization, right before it parks the purchase.
  const transaction: typeof database.transaction = async (tenant, work) => {
    const isParking = !isClaimed && work.toString().includes("unclaimedSubscriptions");
    if (isParking) {
      isClaimed = true;
      const params = { organizationId: buyer.organizationId };
      await callApp(server, buyer.owner, operations.claimSubscription, { params });
    }
    return database.transaction(tenant, work);
  };
  const services = { ...server.services, database: { ...database, transaction } };
  await refreshSubscription(services, parked?.id ?? "");
  expect(isClaimed).toBe(true);
  expect(
    await runAsOwner(server.ownerUrl, "select id from unclaimed_subscriptions where id = $1", [
      parked?.id ?? "",
    ]),
  ).toEqual([]);
  expect(await readBilling(server, buyer)).toMatchObject({ plan: "pro", isClaimable: false });
});

test("keeps the bought Pro of an organization whose buyer has another email now", async () => {
  const buyer = await createProBuyer(server);
  await runAsOwner(server.ownerUrl, "update users set email = $2 where id = $1", [
    buyer.owner.userId,
    `new-${buyer.owner.email}`,
  ]);
  server.sandbox.bank.renew(buyer.subscriptionId);
  await settlePayments(server);
  expect(await readPlan(server, buyer.organizationId)).toBe("pro");
});
