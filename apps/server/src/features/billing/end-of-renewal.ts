import type { operations } from "@tessera/contract";
import type { Tenant } from "#database/database.ts";
import { ApiError } from "#errors/api-error.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { SubscriptionStatus } from "#payments/payment-provider.ts";
import type { Services } from "#services.ts";
import { billingRefusal } from "./billing-refusals.ts";
import { refreshSubscription } from "./refresh-subscription.ts";
import { recordBilling, requireLiveSubscription } from "./require-subscription.ts";
import { showBilling } from "./show-billing.ts";
import {
  changeSubscriptionRow,
  findSubscriptionRow,
  lockRenewal,
} from "./subscriptions-repository.ts";
import { askProvider, changeOnce } from "./translate-payment-error.ts";

type Cancel = typeof operations.cancelSubscription;
type Resume = typeof operations.resumeSubscription;

/** Schedules the end of Pro; does nothing when the customer has scheduled it already. */
export async function cancelSubscription(
  { tenant }: Call<Cancel>,
  services: Services,
): Promise<Answer<Cancel>> {
  const { provider } = services.payments;
  const { row, isChosen } = await chooseEnd(services, tenant);
  if (row.status !== "scheduled-cancel") {
    const read = createStatusRead(services, row.id);
    await changeOnce(
      () => provider.cancel(row.id, "period-end"),
      async () => ["scheduled-cancel", "canceled"].includes(await read()),
    );
    await askProvider(() => refreshSubscription(services, row.id));
  }
  if (isChosen) await recordBilling(services, tenant, "cancelSubscription");
  return { data: await showBilling(services, tenant) };
}

/** Undoes a scheduled end. */
export async function resumeSubscription(
  { tenant }: Call<Resume>,
  services: Services,
): Promise<Answer<Resume>> {
  const { provider } = services.payments;
  const row = await requireLiveSubscription(services, tenant);
  if (row.status !== "scheduled-cancel") throw billingRefusal("notEnding");
  const read = createStatusRead(services, row.id);
  await changeOnce(
    () => provider.resume(row.id),
    async () => (await read()) === "active",
  );
  // The mark goes after the call: when that fails, the undo of a deletion still resumes.
  await services.database.transaction(tenant, (transaction) =>
    changeSubscriptionRow(transaction, row, { isEndedByDeletion: false }),
  );
  await askProvider(() => refreshSubscription(services, row.id));
  await recordBilling(services, tenant, "resumeSubscription");
  return { data: await showBilling(services, tenant) };
}

/**
 * Makes the end of Pro the customer's choice, which no undo of a deletion reverts, and returns
 * whether it was not before. It waits for a job that is stopping or resuming the renewal.
 */
async function chooseEnd({ database }: Services, tenant: Required<Tenant>) {
  return database.transaction(tenant, async (transaction) => {
    await lockRenewal(transaction, tenant.organizationId);
    const row = await findSubscriptionRow(transaction, tenant.organizationId);
    if (row === undefined || row.status === "canceled") throw new ApiError("noSubscription");
    if (row.isEndedByDeletion)
      await changeSubscriptionRow(transaction, row, { isEndedByDeletion: false });
    return { row, isChosen: row.status !== "scheduled-cancel" || row.isEndedByDeletion };
  });
}

function createStatusRead({ payments }: Services, id: string): () => Promise<SubscriptionStatus> {
  return async () => (await payments.provider.getSubscription(id)).status;
}
