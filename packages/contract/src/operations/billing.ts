import { z } from "zod";
import {
  billingDetailsSchema,
  billingSchema,
  changeQuoteSchema,
  invoiceSchema,
  periodSchema,
} from "#entities/billing.ts";
import { operation } from "#api/operation.ts";
import { boundedString, untidyString } from "#fields/bounded.ts";
import { organizationParams } from "#fields/ids.ts";

const ofSubscription = ["noSubscription", "billingRefused", "paymentUnavailable"] as const;

/** Returns the plan, the subscription and the usage of an organization. */
export const getSubscription = operation("getSubscription", {
  summary: "Get the plan and the subscription of an organization",
  params: organizationParams,
  answer: billingSchema,
});

/** Returns the figures of a change of the period; ours when the provider cannot quote them. */
export const quoteSubscriptionChange = operation("quoteSubscriptionChange", {
  summary: "Quote a change of the period",
  params: organizationParams,
  query: z.strictObject({ period: periodSchema }),
  answer: changeQuoteSchema,
  errors: ofSubscription,
});

/** Changes the period at once, with proration; a declined card leaves everything as it is. */
export const changeSubscription = operation("changeSubscription", {
  summary: "Change the period",
  params: organizationParams,
  body: z.strictObject({ period: periodSchema }),
  answer: billingSchema,
  errors: [...ofSubscription, "paymentDeclined"],
});

/** Schedules the end of Pro for the end of the period. */
export const cancelSubscription = operation("cancelSubscription", {
  summary: "Cancel Pro at the end of the period",
  params: organizationParams,
  answer: billingSchema,
  errors: ofSubscription,
});

/** Undoes a scheduled end. */
export const resumeSubscription = operation("resumeSubscription", {
  summary: "Resume Pro",
  params: organizationParams,
  answer: billingSchema,
  errors: ofSubscription,
});

/** Refunds everything within 14 days of the first payment, once for an organization, and ends Pro at once. */
export const refundSubscription = operation("refundSubscription", {
  summary: "Refund Pro and end it",
  params: organizationParams,
  answer: billingSchema,
  errors: ofSubscription,
});

/** Gives the organization a Pro subscription that the caller bought outside Tessera. */
export const claimSubscription = operation("claimSubscription", {
  summary: "Claim a purchase made with your email",
  params: organizationParams,
  answer: billingSchema,
  errors: ofSubscription,
});

/** Returns the address of the provider's portal, which has the card and the provider's own invoices. */
export const openPortal = operation("openPortal", {
  summary: "Open the portal of the payment provider",
  params: organizationParams,
  answer: z.strictObject({ url: z.url() }),
  errors: ofSubscription,
});

/** Stores what receipts contain about the buyer. */
export const updateBillingDetails = operation("updateBillingDetails", {
  summary: "Save billing details",
  params: organizationParams,
  body: z.strictObject({
    company: detail(120),
    address: detail(400),
    vatNumber: detail(40),
  }),
  answer: billingDetailsSchema,
});

/** Lists the invoices of an organization, the newest first. */
export const listInvoices = operation("listInvoices", {
  summary: "List invoices",
  params: organizationParams,
  answer: invoiceSchema,
  errors: ["paymentUnavailable"],
});

/** Returns the receipt of a payment as a page, with the billing details of the organization. */
export const getReceipt = operation("getReceipt", {
  summary: "Download a receipt",
  params: organizationParams.extend({ invoiceId: boundedString(200).min(1) }),
  errors: ["noSubscription", "paymentUnavailable"],
});

/** A line of text that may be empty. */
function detail(longest: number) {
  return untidyString(longest)
    .transform((text) => text.normalize("NFC").trim())
    .pipe(z.string().max(longest));
}
