import {
  type Currency,
  type operations,
  plans,
  priceOf,
  type Period,
  type ReplyOf,
} from "@tessera/contract";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { billingRefusal } from "./billing-refusals.ts";
import { isOverdue } from "./plan-of-subscription.ts";
import { refreshSubscription } from "./refresh-subscription.ts";
import { recordBilling, requireLiveSubscription } from "./require-subscription.ts";
import { showBilling } from "./show-billing.ts";
import type { SubscriptionRow } from "./subscriptions-repository.ts";
import { askProvider, changeOnce } from "./translate-payment-error.ts";

type Quote = typeof operations.quoteSubscriptionChange;
type Change = typeof operations.changeSubscription;

/** Quotes a change of the period: the provider's figures, or an estimate before tax when it cannot quote. */
export async function quoteChange(call: Call<Quote>, services: Services): Promise<Answer<Quote>> {
  const { provider } = services.payments;
  const row = await requireChangeable(services, call);
  const { period } = call.query;
  const next = await findPrice(services, period);
  const { priceMinor, currency } = next;
  if (!provider.capabilities.quotesChange) {
    const current = await findPrice(services, row.period);
    const creditMinor = row.period === period ? 0 : creditOf(row, current, provider.now());
    return { data: estimateChange(period, next, creditMinor) };
  }
  const quote = await askProvider(() => provider.quoteChange(row.id, provider.products[period]));
  const { creditMinor, taxMinor, totalMinor } = quote;
  const figures = { priceMinor, creditMinor, taxMinor, totalMinor };
  return { data: { period, ...figures, currency, isEstimate: false } };
}

/** Changes the period at once; when the outcome is unknown, the subscription is read back before anything else. */
export async function changePeriod(
  call: Call<Change>,
  services: Services,
): Promise<Answer<Change>> {
  const { provider } = services.payments;
  const { period } = call.body;
  const row = await requireChangeable(services, call);
  const productId = provider.products[period];
  if (row.productId !== productId) {
    await changeOnce(
      () => provider.changePlan(row.id, productId, "now"),
      async () => (await provider.getSubscription(row.id)).productId === productId,
    );
    await askProvider(() => refreshSubscription(services, row.id));
    await recordBilling(services, call.tenant, "changeSubscription", { period });
  }
  return { data: await showBilling(services, call.tenant) };
}

async function requireChangeable(
  services: Services,
  { tenant }: Pick<Call<Quote>, "tenant">,
): Promise<SubscriptionRow> {
  const row = await requireLiveSubscription(services, tenant);
  if (isOverdue(row.status)) throw billingRefusal("overdue");
  if (row.status === "scheduled-cancel") throw billingRefusal("ending");
  return row;
}

type Price = { readonly priceMinor: number; readonly currency: Currency };

/** Finds the price of a period as the provider offers it; the price of the table when it offers none. */
async function findPrice({ payments }: Services, period: Period): Promise<Price> {
  const offered = await askProvider(() => payments.plans.list());
  const product = offered.find(({ id }) => id === payments.provider.products[period]);
  if (product) return { priceMinor: product.price, currency: product.currency };
  return { priceMinor: priceOf(plans.pro, period), currency: plans.pro.currency };
}

/** Estimates a change before tax, in whole minor units. */
function estimateChange(
  period: Period,
  { priceMinor, currency }: Price,
  creditMinor: number,
): ReplyOf<Quote> {
  const totalMinor = Math.max(0, priceMinor - creditMinor);
  return {
    period,
    priceMinor,
    creditMinor,
    taxMinor: null,
    totalMinor,
    currency,
    isEstimate: true,
  };
}

/** Returns the price of the unused part of the current period. */
function creditOf(
  { periodStart, periodEnd }: Pick<SubscriptionRow, "periodStart" | "periodEnd">,
  { priceMinor }: Price,
  now: Date,
): number {
  if (periodStart === null || periodEnd === null) return 0;
  const length = periodEnd.getTime() - periodStart.getTime();
  const left = Math.min(length, Math.max(0, periodEnd.getTime() - now.getTime()));
  return length > 0 ? Math.floor((priceMinor * left) / length) : 0;
}
