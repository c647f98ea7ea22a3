import { billingPeriods, billingTypes, productStatuses, providerModes } from "@tessera/contract";
import { z } from "zod";
import { instant, knownWord, metadata, reference, sameWords } from "../parse-known.ts";

const mode = knownWord("mode", sameWords(providerModes));
const amount = z.int();

/** A product, as far as plans need it. */
export const creemProduct = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullish(),
  price: amount,
  currency: z.string(),
  billing_type: knownWord("billing_type", sameWords(billingTypes)),
  billing_period: knownWord("billing_period", { ...sameWords(billingPeriods), once: "unknown" }),
  product_url: z.string().nullish(),
  status: knownWord("product status", sameWords(productStatuses)),
  mode,
});

/** A page of products. */
export const creemProducts = z.object({
  items: z.array(creemProduct),
  pagination: z.object({ next_page: z.int().nullish() }).nullish(),
});

/** A subscription. */
export const creemSubscription = z
  .object({
    id: z.string(),
    status: knownWord("subscription status", {
      active: "active",
      trialing: "trialing",
      scheduled_cancel: "scheduled-cancel",
      past_due: "past-due",
      unpaid: "unpaid",
      paused: "paused",
      expired: "expired",
      incomplete: "incomplete",
      canceled: "canceled",
    }),
    customer: z.union([
      z.string().transform((id) => ({ id, email: undefined })),
      z.object({ id: z.string(), email: z.string().optional() }),
    ]),
    product: reference.pipe(z.string()),
    current_period_start_date: instant,
    current_period_end_date: instant,
    next_transaction_date: instant,
    metadata,
    mode,
  })
  .transform(({ customer, product, ...row }) => ({
    id: row.id,
    status: row.status,
    customerId: customer.id,
    customerEmail: customer.email,
    productId: product,
    periodStart: row.current_period_start_date,
    periodEnd: row.current_period_end_date,
    nextChargeAt: row.next_transaction_date,
    metadata: row.metadata,
    mode: row.mode,
  }));

/** A checkout. */
export const creemCheckout = z
  .object({
    id: z.string(),
    status: knownWord(
      "checkout status",
      sameWords(["pending", "processing", "completed", "expired"]),
    ),
    checkout_url: z.string().nullish(),
    subscription: reference,
    metadata,
    mode,
  })
  .transform(({ checkout_url: url, subscription, ...row }) => ({
    ...row,
    url: url ?? undefined,
    subscriptionId: subscription,
  }));

const transaction = z
  .object({
    id: z.string(),
    subscription: reference,
    status: knownWord("transaction status", {
      paid: "paid",
      refunded: "refunded",
      partialRefund: "partly-refunded",
      chargedBack: "disputed",
      pending: "pending",
      declined: "declined",
      uncollectible: "declined",
      void: "void",
    }),
    amount,
    tax_amount: amount.nullish(),
    refunded_amount: amount.nullish(),
    currency: z.string(),
    created_at: instant.pipe(z.date()),
    period_start: instant,
    period_end: instant,
  })
  .transform((row) => ({
    id: row.id,
    // Creem numbers no payments, and shows cards in its portal only.
    number: undefined,
    card: undefined,
    subscriptionId: row.subscription,
    status: row.status,
    amountMinor: row.amount,
    taxMinor: row.tax_amount ?? 0,
    refundedMinor: row.refunded_amount ?? 0,
    currency: row.currency,
    createdAt: row.created_at,
    periodStart: row.period_start,
    periodEnd: row.period_end,
  }));

/** A page of transactions. */
export const creemTransactions = z.object({
  items: z.array(transaction),
  pagination: z.object({ next_page: z.int().nullish() }).nullish(),
});

/** The answer of the portal. */
export const creemPortal = z.object({ customer_portal_link: z.string() });

/** The answer of a refund, of which nothing is needed. */
export const creemRefund = z.object({});

/** A webhook; the shape of its object depends on its type. */
export const creemEvent = z.object({
  id: z.string().min(1).max(200),
  eventType: z.string().min(1).max(200),
  object: z
    .object({ id: z.string(), mode, subscription: reference, checkout: reference })
    .partial()
    .nullish(),
});
