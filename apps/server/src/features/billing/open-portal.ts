import type { operations } from "@tessera/contract";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { recordBilling, requireSubscription } from "./require-subscription.ts";
import { askProvider } from "./translate-payment-error.ts";

type OpenPortal = typeof operations.openPortal;

/** Returns the address of the provider's portal for the customer of the organization. */
export async function openPortal(
  { tenant }: Call<OpenPortal>,
  services: Services,
): Promise<Answer<OpenPortal>> {
  const { customerId } = await requireSubscription(services, tenant);
  const url = await askProvider(() => services.payments.provider.portalLink(customerId));
  await recordBilling(services, tenant, "openPortal");
  return { data: { url } };
}
