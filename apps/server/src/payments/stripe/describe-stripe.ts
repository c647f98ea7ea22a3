import { isCurrency, type ProviderPlan } from "@tessera/contract";
import type Stripe from "stripe";
import { logPayment } from "../payment-log.ts";
import type {
  ProviderCheckout as Checkout,
  ProviderSubscription,
  SubscriptionStatus,
} from "../payment-provider.ts";

const statuses: Readonly<Record<string, SubscriptionStatus>> = {
  active: "active",
  trialing: "trialing",
  past_due: "past-due",
  unpaid: "unpaid",
  paused: "paused",
  incomplete: "incomplete",
  incomplete_expired: "canceled",
  canceled: "canceled",
};
const sessionStatuses: Readonly<Record<string, Checkout["status"]>> = {
  open: "pending",
  complete: "completed",
  expired: "expired",
};
const periods: Readonly<Record<string, ProviderPlan["billing_period"]>> = {
  month: "every-month",
  year: "every-year",
};

/** Returns a known word of Stripe by ours; a new one is `unknown` and logged. */
function findWord<Word extends string>(
  words: Readonly<Record<string, Word>>,
  word: string | null | undefined,
): Word | "unknown" {
  const known = word ? words[word] : undefined;
  if (known === undefined) logPayment("unknown word", { word: String(word).slice(0, 40) });
  return known ?? "unknown";
}

/** Returns the plan of a price; none for a currency that is not supported. */
export function describePrice(price: Stripe.Price): ProviderPlan[] {
  const currency = price.currency.toUpperCase();
  if (!isCurrency(currency)) {
    logPayment("unsupported currency", { product: price.id, currency });
    return [];
  }
  const product =
    typeof price.product === "object" && !price.product.deleted ? price.product : undefined;
  return [
    {
      id: price.id,
      name: product?.name ?? price.nickname ?? price.id,
      description: product?.description ?? "",
      price: price.unit_amount ?? 0,
      currency,
      billing_type: price.recurring ? "recurring" : "onetime",
      billing_period: price.recurring ? findWord(periods, price.recurring.interval) : "unknown",
      product_url: product?.url ?? "",
      status: price.active && product?.active !== false ? "active" : "archived",
      mode: price.livemode ? "prod" : "test",
    },
  ];
}

/** Returns the subscription of an object; its period is that of its item. */
export function describeSubscription(found: Stripe.Subscription): ProviderSubscription {
  const item = found.items.data[0];
  const status = findWord(statuses, found.status);
  const { customer } = found;
  const email = typeof customer === "object" && !customer.deleted ? customer.email : undefined;
  return {
    id: found.id,
    status: status === "active" && found.cancel_at_period_end ? "scheduled-cancel" : status,
    customerId: idOf(customer) ?? "",
    customerEmail: email ?? undefined,
    productId: item?.price.id ?? "",
    periodStart: instantOf(item?.current_period_start),
    periodEnd: instantOf(item?.current_period_end),
    nextChargeAt: instantOf(
      status === "past-due" ? findNextAttempt(found) : item?.current_period_end,
    ),
    metadata: found.metadata,
    mode: found.livemode ? "prod" : "test",
  };
}

/** Finds the next attempt to collect the overdue invoice, if the subscription was read with it. */
function findNextAttempt({ latest_invoice: invoice }: Stripe.Subscription) {
  return invoice && typeof invoice === "object" ? invoice.next_payment_attempt : undefined;
}

/** Returns the checkout of a session. */
export function describeSession(found: Stripe.Checkout.Session): Checkout {
  return {
    id: found.id,
    status: findWord(sessionStatuses, found.status),
    url: found.url ?? undefined,
    subscriptionId: idOf(found.subscription),
    metadata: found.metadata ?? {},
    mode: found.livemode ? "prod" : "test",
  };
}

/** Returns the id of a reference that may be expanded. */
export function idOf(
  reference: string | { readonly id: string } | null | undefined,
): string | undefined {
  return typeof reference === "string" ? reference : reference?.id;
}

/** Returns the instant of a number of seconds. */
export function instantOf(seconds: number | null | undefined): Date | undefined {
  return typeof seconds === "number" ? new Date(seconds * 1_000) : undefined;
}
