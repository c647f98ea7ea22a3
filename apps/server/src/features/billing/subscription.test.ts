import { operations } from "@tessera/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callApp } from "#testing/call-app.ts";
import {
  badCard,
  buyPro,
  createBuyer,
  createProBuyer,
  goodCard,
  readBilling,
  readPlan,
  settlePayments,
  startPaymentApp,
  waitForPlan,
  type Buyer,
  type PaymentApp,
} from "#testing/payment-fixture.ts";
import { runAsOwner } from "#testing/owner.ts";
import { endSubscriptionsOf, reconcilePayments } from "./index.ts";

let server: PaymentApp;
beforeAll(async () => {
  server = await startPaymentApp();
});
afterAll(() => server.close());

type Act = "cancelSubscription" | "resumeSubscription" | "refundSubscription" | "openPortal";

function act(id: Act, { owner, organizationId }: Buyer) {
  return callApp(server, owner, operations[id], { params: { organizationId } });
}

function change({ owner, organizationId }: Buyer, period: "monthly" | "annual") {
  return callApp(server, owner, operations.changeSubscription, {
    params: { organizationId },
    body: { period },
  });
}

/** Lists the payments of a subscription at the provider. */
function listPayments(subscriptionId: string) {
  return server.sandbox.bank.state.transactions.filter(
    (row) => row.subscriptionId === subscriptionId,
  );
}

function subjectsTo({ owner }: Buyer): readonly string[] {
  return server.mailbox.mails.filter(({ to }) => to === owner.email).map(({ subject }) => subject);
}

/** Lists the notices about the plan in the notifications of the owner, the newest first. */
async function listNotices({ owner }: Buyer) {
  const { data } = await callApp(server, owner, operations.listNotifications, { query: {} });
  return data.map(({ kind, details, actor }) => ({ kind, actor, ...details }));
}

/** Moves the sandbox's clock, and reads every due subscription again. */
async function advance(days: number): Promise<void> {
  server.sandbox.bank.advance(days);
  await settlePayments(server);
  await reconcilePayments(server.services);
  await settlePayments(server);
}

test("cancels at the end of the period and resumes", async () => {
  const buyer = await createProBuyer(server);
  const canceled = await act("cancelSubscription", buyer);
  expect(canceled.data).toMatchObject({ plan: "pro", subscription: { state: "ending" } });
  expect(canceled.data).toMatchObject({ subscription: { renewsAt: null } });
  expect((await act("cancelSubscription", buyer)).status).toBe(200);
  const resumed = await act("resumeSubscription", buyer);
  expect(resumed.data).toMatchObject({ subscription: { state: "active", endsAt: null } });
  expect((await act("resumeSubscription", buyer)).meta.errorCode).toBe("billingRefused");
});

test("ends Pro at the end of the period, also when no last webhook comes", async () => {
  const buyer = await createProBuyer(server);
  await act("cancelSubscription", buyer);
  await settlePayments(server);
  server.sandbox.bank.advance(29);
  await reconcilePayments(server.services);
  await settlePayments(server);
  expect(await readPlan(server, buyer.organizationId)).toBe("pro");
  server.sandbox.outbox.controls.drops = 1_000;
  server.sandbox.bank.advance(3);
  server.sandbox.outbox.controls.drops = 0;
  await reconcilePayments(server.services);
  await settlePayments(server);
  expect(await readPlan(server, buyer.organizationId)).toBe("free");
  const subjects = subjectsTo(buyer);
  expect(subjects.filter((text) => text.startsWith("Pro for Acme ends on"))).toHaveLength(1);
  expect(subjects.at(-1)).toBe("Pro for Acme has ended");
  expect(await listNotices(buyer)).toEqual([
    { kind: "plan", actor: null, notice: "ended" },
    { kind: "plan", actor: null, notice: "ending", until: expect.any(String) },
    { kind: "plan", actor: null, notice: "welcome" },
  ]);
  expect((await readBilling(server, buyer)).subscription).toMatchObject({ state: "ended" });
});

test("keeps Pro for seven days after a failed payment, and recovers with another card", async () => {
  const [stays, ends] = [await createProBuyer(server), await createProBuyer(server)];
  const { bank } = server.sandbox;
  for (const { subscriptionId } of [stays, ends]) {
    bank.setCard(bank.requireSubscription(subscriptionId).customerId, badCard);
  }
  const periodEnd = bank.requireSubscription(ends.subscriptionId).periodEnd;
  await advance((periodEnd - bank.now()) / 86_400_000 + 1);
  const billing = await readBilling(server, stays);
  expect(billing).toMatchObject({ plan: "pro", subscription: { state: "past-due" } });
  expect(billing.subscription?.endsAt).toBe(
    new Date(
      bank.requireSubscription(stays.subscriptionId).periodEnd + 7 * 86_400_000,
    ).toISOString(),
  );
  const { nextChargeAt } = bank.requireSubscription(stays.subscriptionId);
  expect(billing.subscription?.retriesAt).toBe(new Date(nextChargeAt).toISOString());
  expect(subjectsTo(stays).at(-1)).toBe("The payment for Acme was declined");
  const day = { dateStyle: "long", timeZone: "Europe/Istanbul" } as const;
  const retry = new Intl.DateTimeFormat("en-GB", day).format(nextChargeAt);
  const mail = server.mailbox.mails.findLast(({ to }) => to === stays.owner.email);
  expect(mail?.text).toContain(`The next attempt is on ${retry}.`);
  expect((await listNotices(stays))[0]).toMatchObject({
    notice: "payment-failed",
    until: billing.subscription?.endsAt,
  });
  expect((await change(stays, "annual")).meta.errorCode).toBe("billingRefused");
  await advance(4);
  expect(await readPlan(server, ends.organizationId)).toBe("pro");
  bank.setCard(bank.requireSubscription(stays.subscriptionId).customerId, goodCard);
  await settlePayments(server);
  await advance(2.5);
  expect(await readPlan(server, ends.organizationId)).toBe("free");
  expect(await readBilling(server, stays)).toMatchObject({
    plan: "pro",
    subscription: { state: "active", retriesAt: null },
  });
});

test("switches to annual on the same subscription, and back, with its figures shown before", async () => {
  const buyer = await createProBuyer(server);
  const { owner, organizationId, subscriptionId } = buyer;
  const quote = await callApp(server, owner, operations.quoteSubscriptionChange, {
    params: { organizationId },
    query: { period: "annual" },
  });
  expect(quote.data).toMatchObject({ priceMinor: 7920, taxMinor: null, isEstimate: true });
  expect(quote.data.totalMinor).toBe(7920 - quote.data.creditMinor);
  expect(quote.data.creditMinor).toBeGreaterThan(800);
  expect((await change(buyer, "annual")).data).toMatchObject({
    subscription: { period: "annual", priceMinor: 7920 },
  });
  expect(server.sandbox.bank.requireSubscription(subscriptionId).productId).toBe(
    "prod_sandbox_year",
  );
  expect(listPayments(subscriptionId)).toHaveLength(2);
  expect((await change(buyer, "annual")).status).toBe(200);
  expect(listPayments(subscriptionId)).toHaveLength(2);
  expect((await change(buyer, "monthly")).data).toMatchObject({
    subscription: { period: "monthly" },
  });
});

test("leaves the old plan when the card declines the switch", async () => {
  const buyer = await createProBuyer(server);
  const { bank } = server.sandbox;
  bank.setCard(bank.requireSubscription(buyer.subscriptionId).customerId, badCard);
  const { status, meta } = await change(buyer, "annual");
  expect([status, meta.errorCode]).toEqual([402, "paymentDeclined"]);
  expect((await readBilling(server, buyer)).subscription?.period).toBe("monthly");
});

test("reads a switch back when its answer is lost, and charges once", async () => {
  const buyer = await createProBuyer(server);
  server.sandbox.faults.push({ path: "/upgrade", when: "after" });
  expect((await change(buyer, "annual")).data).toMatchObject({
    subscription: { period: "annual" },
  });
  expect(listPayments(buyer.subscriptionId)).toHaveLength(2);
  server.sandbox.faults.push({ path: "/upgrade", when: "before" });
  expect((await change(buyer, "monthly")).meta.errorCode).toBe("paymentUnavailable");
  expect((await readBilling(server, buyer)).subscription?.period).toBe("annual");
});

test("refunds once, in full, ends Pro at once, and mails it", async () => {
  const buyer = await createProBuyer(server);
  await change(buyer, "annual");
  const [one, other] = await Promise.all([
    act("refundSubscription", buyer),
    act("refundSubscription", buyer),
  ]);
  expect([one.status, other.status]).toContain(200);
  await settlePayments(server);
  expect(await readPlan(server, buyer.organizationId)).toBe("free");
  expect(listPayments(buyer.subscriptionId).map(({ status }) => status)).toEqual([
    "refunded",
    "refunded",
  ]);
  expect(subjectsTo(buyer).at(-1)).toBe("The payment for Acme was refunded");
  await buyPro(server, buyer);
  await waitForPlan(server, buyer, "pro");
  expect((await readBilling(server, buyer)).subscription?.refundableUntil).toBeNull();
  expect((await act("refundSubscription", buyer)).meta.errorMessage).toContain("one refund");
});

test("reads a refund back when its answer is lost, and finishes it", async () => {
  const buyer = await createProBuyer(server);
  server.sandbox.faults.push({ path: "/v1/refunds", when: "after" });
  expect((await act("refundSubscription", buyer)).data).toMatchObject({ plan: "free" });
  expect(listPayments(buyer.subscriptionId)).toMatchObject([{ status: "refunded" }]);
});

test("finishes a refund that was interrupted, with the job", async () => {
  const buyer = await createProBuyer(server);
  server.sandbox.faults.push({ path: "/v1/refunds", when: "before" });
  expect((await act("refundSubscription", buyer)).meta.errorCode).toBe("paymentUnavailable");
  expect(await readPlan(server, buyer.organizationId)).toBe("pro");
  await reconcilePayments(server.services);
  expect(await readPlan(server, buyer.organizationId)).toBe("free");
  expect(listPayments(buyer.subscriptionId)).toMatchObject([{ status: "refunded" }]);
});

test("refuses a refund after 14 days", async () => {
  const buyer = await createProBuyer(server);
  await advance(15);
  expect((await readBilling(server, buyer)).subscription?.refundableUntil).toBeNull();
  expect((await act("refundSubscription", buyer)).meta.errorMessage).toContain("14 days");
});

test("counts the 14 days from the first payment of the organization, also after a second purchase", async () => {
  const buyer = await createProBuyer(server);
  server.sandbox.bank.cancel(buyer.subscriptionId, true);
  await waitForPlan(server, buyer, "free");
  await advance(15);
  await buyPro(server, buyer);
  await waitForPlan(server, buyer, "pro");
  expect((await readBilling(server, buyer)).subscription?.refundableUntil).toBeNull();
  expect((await act("refundSubscription", buyer)).meta.errorMessage).toContain("14 days");
});

test("shows refunds that were made at the provider, and Pro follows the subscription there", async () => {
  const buyer = await createProBuyer(server);
  const [payment] = listPayments(buyer.subscriptionId);
  server.sandbox.bank.refund(payment?.id ?? "", 100);
  await settlePayments(server);
  const list = () =>
    callApp(server, buyer.owner, operations.listInvoices, {
      params: { organizationId: buyer.organizationId },
    });
  expect((await list()).data).toMatchObject([{ state: "partly-refunded", refundedMinor: 100 }]);
  server.sandbox.bank.refund(payment?.id ?? "");
  await settlePayments(server);
  expect((await list()).data).toMatchObject([
    { state: "refunded", totalMinor: 990, taxMinor: 165, number: payment?.id, card: null },
  ]);
  expect(await readPlan(server, buyer.organizationId)).toBe("pro");
});

test("keeps Pro in a dispute, and refuses the refund of the disputed payment", async () => {
  const buyer = await createProBuyer(server);
  server.sandbox.bank.dispute(listPayments(buyer.subscriptionId)[0]?.id ?? "");
  await settlePayments(server);
  expect(await readPlan(server, buyer.organizationId)).toBe("pro");
  expect((await act("refundSubscription", buyer)).meta.errorMessage).toContain("disputed");
});

test("refuses a refund of a payment whose dispute no event has reported, and Pro stays", async () => {
  const buyer = await createProBuyer(server);
  await settlePayments(server);
  server.sandbox.outbox.controls.drops = 1;
  server.sandbox.bank.dispute(listPayments(buyer.subscriptionId)[0]?.id ?? "");
  await settlePayments(server);
  expect((await act("refundSubscription", buyer)).meta.errorMessage).toContain("disputed");
  expect(await readPlan(server, buyer.organizationId)).toBe("pro");
  expect(server.sandbox.bank.requireSubscription(buyer.subscriptionId).status).toBe("active");
});

test("follows an immediate cancellation in the portal", async () => {
  const buyer = await createProBuyer(server);
  const { data } = await callApp(server, buyer.owner, operations.openPortal, {
    params: { organizationId: buyer.organizationId },
  });
  await fetch(data.url, {
    method: "POST",
    body: new URLSearchParams({ act: "cancel-now", subscription: buyer.subscriptionId }),
    redirect: "manual",
  });
  await waitForPlan(server, buyer, "free");
});

test("prints a receipt with the billing details, in the language of the caller", async () => {
  const buyer = await createProBuyer(server);
  const params = { organizationId: buyer.organizationId };
  const body = { company: "Acme <Ltd>", address: "Caferağa Mah. 14\nİstanbul", vatNumber: "123" };
  const saved = await callApp(server, buyer.owner, operations.updateBillingDetails, {
    params,
    body,
  });
  expect(saved.data).toEqual(body);
  const [payment] = listPayments(buyer.subscriptionId);
  const receipt = await callApp(server, buyer.owner, operations.getReceipt, {
    params: { ...params, invoiceId: payment?.id ?? "" },
    headers: { "accept-language": "tr" },
  });
  expect(receipt.status).toBe(200);
  expect(receipt.text).toContain("Acme &lt;Ltd&gt;");
  expect(receipt.text).toContain("$9,90");
  expect(receipt.text).toContain("Makbuz");
  const other = await createProBuyer(server);
  const stolen = await callApp(server, other.owner, operations.getReceipt, {
    params: { organizationId: other.organizationId, invoiceId: payment?.id ?? "" },
  });
  expect(stolen.status).toBe(404);
});

test("prints the billing details of the time of the payment on each receipt", async () => {
  const buyer = await createProBuyer(server);
  const params = { organizationId: buyer.organizationId };
  const save = (company: string) =>
    callApp(server, buyer.owner, operations.updateBillingDetails, {
      params,
      body: { company, address: "", vatNumber: "" },
    });
  const receiptOf = async (invoiceId = "") => {
    const input = { params: { ...params, invoiceId } };
    return (await callApp(server, buyer.owner, operations.getReceipt, input)).text;
  };
  await save("Old Ltd");
  server.sandbox.bank.renew(buyer.subscriptionId);
  await settlePayments(server);
  server.sandbox.bank.advance(1);
  await save("New Ltd");
  server.sandbox.bank.renew(buyer.subscriptionId);
  await settlePayments(server);
  const payments = listPayments(buyer.subscriptionId).map(({ id }) => id);
  const companies = await Promise.all(
    payments.map(async (id) => /(Old|New) Ltd/.exec(await receiptOf(id))?.[0]),
  );
  // The first payment was made before any details were saved.
  expect(companies).toEqual(["Old Ltd", "Old Ltd", "New Ltd"]);
});

test("cancels the subscription of an organization that is deleted", async () => {
  const buyer = await createProBuyer(server);
  const { organizationId } = buyer;
  await server.services.database.transaction({ organizationId }, (transaction) =>
    endSubscriptionsOf(server.services.jobs, transaction, organizationId),
  );
  await runAsOwner(server.ownerUrl, "delete from organizations where id = $1", [organizationId]);
  await settlePayments(server);
  expect(server.sandbox.bank.requireSubscription(buyer.subscriptionId).status).toBe("canceled");
});

test("has no subscription to change on Free", async () => {
  const buyer = await createBuyer(server);
  expect(await readBilling(server, buyer)).toMatchObject({ plan: "free", subscription: null });
  for (const id of ["cancelSubscription", "refundSubscription", "openPortal"] as const) {
    expect((await act(id, buyer)).meta.errorCode).toBe("noSubscription");
  }
});

test("mails an owner who wants no mails about the plan only of money", async () => {
  const buyer = await createBuyer(server);
  const body = { notifications: { plan: false } };
  await callApp(server, buyer.owner, operations.updateSettings, { body });
  await buyPro(server, buyer);
  await settlePayments(server);
  expect(await listNotices(buyer)).toMatchObject([{ notice: "welcome" }]);
  expect((await act("refundSubscription", buyer)).status).toBe(200);
  await settlePayments(server);
  expect(await listNotices(buyer)).toMatchObject([{ notice: "refunded" }, { notice: "welcome" }]);
  await expect
    .poll(() => subjectsTo(buyer), { timeout: 60_000 })
    .toEqual(["The payment for Acme was refunded"]);
});
