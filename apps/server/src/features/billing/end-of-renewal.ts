import type { operations } from "@tessera/contract";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { SubscriptionStatus } from "#payments/payment-provider.ts";
import type { Services } from "#services.ts";
import { billingRefusal } from "./billing-refusals.ts";
import { refreshSubscription } from "./refresh-subscription.ts";
import { recordBilling, requireLiveSubscription } from "./require-subscription.ts";
import { showBilling } from "./show-billing.ts";
import { askProvider, changeOnce } from "./translate-payment-error.ts";

type Cancel = typeof operations.cancelSubscription;
type Resume = typeof operations.resumeSubscription;

/** Schedules the end of Pro; does nothing when it is scheduled already. */
export async function cancelSubscription(
  { tenant }: Call<Cancel>,
  services: Services,
): Promise<Answer<Cancel>> {
  const { provider } = services.payments;
  const row = await requireLiveSubscription(services, tenant);
  if (row.status !== "scheduled-cancel") {
    const read = createStatusRead(services, row.id);
    await changeOnce(
      () => provider.cancel(row.id, "period-end"),
      async () => ["scheduled-cancel", "canceled"].includes(await read()),
    );
    await askProvider(() => refreshSubscription(services, row.id));
    await recordBilling(services, tenant, "cancelSubscription");
  }
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
  await askProvider(() => refreshSubscription(services, row.id));
  await recordBilling(services, tenant, "resumeSubscription");
  return { data: await showBilling(services, tenant) };
}

function createStatusRead({ payments }: Services, id: string): () => Promise<SubscriptionStatus> {
  return async () => (await payments.provider.getSubscription(id)).status;
}
