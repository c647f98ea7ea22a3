import { operations } from "@tessera/contract";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { callApp } from "#testing/call-app.ts";
import { runAsOwner } from "#testing/owner.ts";
import {
  createProBuyer,
  readBilling,
  readPlan,
  settlePayments,
  startPaymentApp,
  type Buyer,
  type PaymentApp,
} from "#testing/payment-fixture.ts";
import { reconcilePayments, setRenewal } from "./index.ts";

type ProBuyer = Buyer & { readonly subscriptionId: string };

let server: PaymentApp;
beforeAll(async () => {
  server = await startPaymentApp();
});
afterAll(() => server.close());

type Act =
  | "cancelSubscription"
  | "resumeSubscription"
  | "refundSubscription"
  | "restoreOrganization";

function act(id: Act, { owner, organizationId }: Buyer) {
  return callApp(server, owner, operations[id], { params: { organizationId } });
}

function planDeletion({ owner, organizationId }: Buyer) {
  const input = { params: { organizationId }, body: { name: "Acme" } };
  return callApp(server, owner, operations.deleteOrganization, input);
}

/** Plans or undoes a deletion without its job. */
function storeDeletion({ organizationId }: Buyer, after: "7 days" | null) {
  const statement = "update organizations set deletion_at = now() + $2::interval where id = $1";
  return runAsOwner(server.ownerUrl, statement, [organizationId, after]);
}

function statusOf({ subscriptionId }: ProBuyer): string {
  return server.sandbox.bank.requireSubscription(subscriptionId).status;
}

/** Moves the sandbox's clock to some days before the end of the period, and reads every due subscription again. */
async function goBeforeEnd({ subscriptionId }: ProBuyer, days: number): Promise<void> {
  const { bank } = server.sandbox;
  bank.advance(
    (bank.requireSubscription(subscriptionId).periodEnd - bank.now()) / 86_400_000 - days,
  );
  await settlePayments(server);
  await reconcilePayments(server.services);
  await settlePayments(server);
}

/** Counts the notifications and the mails that Pro ends soon. */
async function countEndings({ owner }: Buyer): Promise<readonly [number, number]> {
  const { data } = await callApp(server, owner, operations.listNotifications, { query: {} });
  const notices = data.filter(({ details }) => "notice" in details && details.notice === "ending");
  const mails = server.mailbox.mails.filter(
    ({ to, subject }) => to === owner.email && subject.startsWith("Pro for Acme ends on"),
  );
  return [notices.length, mails.length];
}

test("stops the renewal while the deletion of the organization is planned", async () => {
  const buyer = await createProBuyer(server);
  await planDeletion(buyer);
  await settlePayments(server);
  expect(statusOf(buyer)).toBe("scheduled_cancel");
  for (const id of ["cancelSubscription", "resumeSubscription", "refundSubscription"] as const) {
    expect((await act(id, buyer)).meta.errorCode).toBe("deletionPending");
  }
  await act("restoreOrganization", buyer);
  await settlePayments(server);
  expect(statusOf(buyer)).toBe("active");
});

test("keeps a renewal that the customer had canceled before an undone deletion", async () => {
  const buyer = await createProBuyer(server);
  const planAndUndo = async () => {
    await planDeletion(buyer);
    await settlePayments(server);
    expect(statusOf(buyer)).toBe("scheduled_cancel");
    await act("restoreOrganization", buyer);
    await settlePayments(server);
  };
  expect((await act("cancelSubscription", buyer)).status).toBe(200);
  await planAndUndo();
  expect(statusOf(buyer)).toBe("scheduled_cancel");
  expect((await act("resumeSubscription", buyer)).status).toBe(200);
  await planAndUndo();
  expect(statusOf(buyer)).toBe("active");
  // A resumed renewal is no longer one that a deletion has ended.
  expect((await act("cancelSubscription", buyer)).status).toBe(200);
  await planAndUndo();
  expect(statusOf(buyer)).toBe("scheduled_cancel");
});

test("resumes the renewal although the provider's answer to its end was lost", async () => {
  const buyer = await createProBuyer(server);
  const { provider } = server.services.payments;
  const { cancel } = provider;
  const lost = vi.spyOn(provider, "cancel").mockImplementationOnce(async (...args) => {
    await cancel.apply(provider, args);
    throw new Error("The answer was lost.");
  });
  onTestFinished(() => lost.mockRestore());
  await storeDeletion(buyer, "7 days");
  await expect(setRenewal(buyer, server.services)).rejects.toThrow("lost");
  await setRenewal(buyer, server.services);
  expect(statusOf(buyer)).toBe("scheduled_cancel");
  await storeDeletion(buyer, null);
  await setRenewal(buyer, server.services);
  expect(statusOf(buyer)).toBe("active");
});

test("renews again when the deletion is undone while its job waits for the provider", async () => {
  const buyer = await createProBuyer(server);
  const { provider } = server.services.payments;
  const { cancel } = provider;
  const slow = vi.spyOn(provider, "cancel").mockImplementationOnce(async (...args) => {
    await act("restoreOrganization", buyer);
    // The job of the undo comes first, unless it waits for this one.
    await setRenewal(buyer, server.services).catch(() => undefined);
    return cancel.apply(provider, args);
  });
  onTestFinished(() => slow.mockRestore());
  await storeDeletion(buyer, "7 days");
  await setRenewal(buyer, server.services);
  expect(slow).toHaveBeenCalledOnce();
  await settlePayments(server);
  expect(statusOf(buyer)).toBe("active");
  expect((await readBilling(server, buyer)).subscription?.state).toBe("active");
});

test("keeps a cancellation by the customer that precedes the job of the undo", async () => {
  const buyer = await createProBuyer(server);
  await storeDeletion(buyer, "7 days");
  await setRenewal(buyer, server.services);
  await storeDeletion(buyer, null);
  expect((await act("cancelSubscription", buyer)).data).toMatchObject({
    subscription: { state: "ending" },
  });
  await setRenewal(buyer, server.services);
  expect(statusOf(buyer)).toBe("scheduled_cancel");
  const audited = await runAsOwner(
    server.ownerUrl,
    "select from audit where organization_id = $1 and operation = 'cancelSubscription'",
    [buyer.organizationId],
  );
  expect(audited).toHaveLength(1);
});

test("keeps a cancellation in the portal after the customer resumed before the job of the undo", async () => {
  const buyer = await createProBuyer(server);
  await storeDeletion(buyer, "7 days");
  await setRenewal(buyer, server.services);
  await storeDeletion(buyer, null);
  expect((await act("resumeSubscription", buyer)).status).toBe(200);
  server.sandbox.bank.cancel(buyer.subscriptionId, false);
  await settlePayments(server);
  await setRenewal(buyer, server.services);
  expect(statusOf(buyer)).toBe("scheduled_cancel");
});

test("announces no end while a deletion is planned, and a later cancellation after the undo", async () => {
  const [deleted, canceled] = [await createProBuyer(server), await createProBuyer(server)];
  await act("cancelSubscription", canceled);
  for (const buyer of [deleted, canceled]) await planDeletion(buyer);
  await settlePayments(server);
  await goBeforeEnd(deleted, 2);
  expect(await countEndings(deleted)).toEqual([0, 0]);
  expect(await countEndings(canceled)).toEqual([0, 0]);
  // The deletion is undone, and its job has not run yet.
  await storeDeletion(deleted, null);
  await goBeforeEnd(deleted, 1.5);
  expect(await countEndings(deleted)).toEqual([0, 0]);
  for (const buyer of [deleted, canceled]) {
    await act("restoreOrganization", buyer);
    await setRenewal(buyer, server.services);
  }
  await settlePayments(server);
  expect([statusOf(deleted), statusOf(canceled)]).toEqual(["active", "scheduled_cancel"]);
  await act("cancelSubscription", deleted);
  await goBeforeEnd(deleted, 1);
  expect(await countEndings(deleted)).toEqual([1, 1]);
  expect(await countEndings(canceled)).toEqual([1, 1]);
  expect(await readPlan(server, deleted.organizationId)).toBe("pro");
});

test("announces the end again when Pro was resumed and canceled again", async () => {
  const buyer = await createProBuyer(server);
  await act("cancelSubscription", buyer);
  await goBeforeEnd(buyer, 2);
  expect(await countEndings(buyer)).toEqual([1, 1]);
  await act("resumeSubscription", buyer);
  await act("cancelSubscription", buyer);
  await goBeforeEnd(buyer, 1.5);
  expect(await countEndings(buyer)).toEqual([2, 2]);
  await goBeforeEnd(buyer, 1);
  expect(await countEndings(buyer)).toEqual([2, 2]);
});
