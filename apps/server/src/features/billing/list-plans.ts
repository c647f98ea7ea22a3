import type { operations } from "@tessera/contract";
import { createSinglePage, type Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { requireProvider } from "./require-provider.ts";
import { askProvider } from "./translate-payment-error.ts";

type ListPlans = typeof operations.listPlans;

/** Lists the plans that the provider offers, from a cache of five minutes. */
export async function listPlans(
  { params }: Call<ListPlans>,
  { payments }: Services,
): Promise<Answer<ListPlans>> {
  requireProvider(payments, params.paymentProvider);
  return createSinglePage([...(await askProvider(() => payments.plans.list()))]);
}
