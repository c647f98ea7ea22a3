import { z } from "zod";
import { instantSchema } from "#fields/instant.ts";
import { organizationIdSchema } from "#fields/ids.ts";
import { periodMonths, planIds, type Period } from "#plans/plan.ts";
import { currencies } from "#plans/print-currency.ts";
import {
  billingPeriods,
  billingTypes,
  productStatuses,
  providerModes,
  type ProviderPlan,
} from "#plans/provider-plan.ts";

const periods = Object.keys(periodMonths) as [Period, ...Period[]];
const amountMinor = z.int();
const currency = z.enum(currencies);

/** The period that a subscription is paid for. */
export const periodSchema = z.enum(periods);

/** A plan as the payment provider lists it. */
export const providerPlanSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** In minor units. */
  price: amountMinor,
  currency,
  billing_type: z.enum(billingTypes),
  billing_period: z.enum(billingPeriods),
  product_url: z.string(),
  status: z.enum(productStatuses),
  mode: z.enum(providerModes),
}) satisfies z.ZodType<ProviderPlan>;

/** The states of a checkout; only `completed` with the plan `pro` means that Pro has started. */
const checkoutStatuses = ["pending", "processing", "completed", "expired", "unknown"] as const;

/** A checkout of the caller, as the payment provider knows it now. */
export const checkoutSchema = z.strictObject({
  status: z.enum(checkoutStatuses),
  organizationId: organizationIdSchema,
  /** The plan of the organization now. */
  plan: z.enum(planIds),
});
export type Checkout = z.output<typeof checkoutSchema>;

/** The states of a subscription that the interface shows. */
const subscriptionStates = ["active", "ending", "past-due", "ended"] as const;

/** The subscription of an organization. */
export const subscriptionSchema = z.strictObject({
  state: z.enum(subscriptionStates),
  period: periodSchema,
  /** The price of a period without tax. */
  priceMinor: amountMinor,
  currency,
  /** The time of the next payment; null when none follows. */
  renewsAt: instantSchema.nullable(),
  /** The time at which Pro ends, or has ended; null when no end is known. */
  endsAt: instantSchema.nullable(),
  /** The time at which the provider tries an overdue payment again; null when none is known. */
  retriesAt: instantSchema.nullable(),
  /** The last moment at which a refund can be requested; null when none can. */
  refundableUntil: instantSchema.nullable(),
});

/** The texts that receipts contain about the buyer. */
export const billingDetailsSchema = z.strictObject({
  company: z.string(),
  address: z.string(),
  vatNumber: z.string(),
});
export type BillingDetails = z.output<typeof billingDetailsSchema>;

/** Everything that an owner sees about the plan of an organization. */
export const billingSchema = z.strictObject({
  plan: z.enum(planIds),
  /** Null when the organization has never had one. */
  subscription: subscriptionSchema.nullable(),
  /** Archived projects and expired invitations do not count. */
  usage: z.strictObject({ designSystems: z.int(), members: z.int(), invitations: z.int() }),
  billingDetails: billingDetailsSchema,
  /** True when the caller bought Pro outside Tessera with the same email, and can claim it. */
  isClaimable: z.boolean(),
});
export type Billing = z.output<typeof billingSchema>;

/** The figures of a change of the period, before it is confirmed. */
export const changeQuoteSchema = z.strictObject({
  period: periodSchema,
  priceMinor: amountMinor,
  creditMinor: amountMinor,
  /** Null in an estimate, which is before tax. */
  taxMinor: amountMinor.nullable(),
  totalMinor: amountMinor,
  currency,
  /** True when the provider cannot quote and the figures are ours. */
  isEstimate: z.boolean(),
});
export type ChangeQuote = z.output<typeof changeQuoteSchema>;

/** The states of an invoice. */
const invoiceStates = [
  "paid",
  "refunded",
  "partly-refunded",
  "disputed",
  "pending",
  "declined",
  "void",
  "unknown",
] as const;

/** An invoice: a payment, with the tax that the provider computed. */
export const invoiceSchema = z.strictObject({
  id: z.string(),
  /** The number on the provider's invoice, else the provider's id of the payment. */
  number: z.string(),
  /** Null when the provider does not show the card. */
  card: z.strictObject({ brand: z.string(), lastFour: z.string() }).nullable(),
  createdAt: instantSchema,
  state: z.enum(invoiceStates),
  /** With tax. */
  totalMinor: amountMinor,
  taxMinor: amountMinor,
  refundedMinor: amountMinor,
  currency: z.string(),
});
export type Invoice = z.output<typeof invoiceSchema>;
