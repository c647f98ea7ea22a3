import { z } from "zod";
import { checkoutSchema, providerPlanSchema } from "#entities/billing.ts";
import { bodyLimits } from "#api/body-limits.ts";
import { operation } from "#api/operation.ts";
import { boundedString } from "#fields/bounded.ts";
import { emailSchema } from "#fields/email.ts";
import { paymentProviderNames } from "#plans/provider-plan.ts";

const longestId = 200;
const longestAddress = 2_000;

const id = boundedString(longestId).min(1);
const providerParams = z.strictObject({ paymentProvider: z.enum(paymentProviderNames) });

/** Lists the offered plans of the payment provider; archived ones are left out. */
export const listPlans = operation("listPlans", {
  summary: "List the plans that the payment provider offers",
  params: providerParams,
  answer: providerPlanSchema,
  errors: ["notFound", "paymentUnavailable", "tooMany"],
});

/**
 * Creates a hosted checkout for the organization of the header. The server sets the customer and the metadata itself;
 * the success URL must be a page of Tessera.
 */
export const createCheckout = operation("createCheckout", {
  summary: "Create a checkout for Pro",
  params: providerParams,
  body: z.strictObject({
    product_id: id,
    customer: z.strictObject({ email: emailSchema }).optional(),
    success_url: boundedString(longestAddress).min(1).optional(),
    metadata: z.strictObject({ internal_customer_id: id }).optional(),
  }),
  answer: z.strictObject({ checkoutUrl: z.url() }),
  errors: ["planNotFound", "billingRefused", "paymentUnavailable", "tooMany"],
});

/** Finds a checkout of the caller, and applies it when the provider has completed it. */
export const getCheckout = operation("getCheckout", {
  summary: "Get a checkout by its id",
  params: providerParams,
  query: z.strictObject({ checkout_id: id }),
  answer: checkoutSchema,
  errors: ["notFound", "paymentUnavailable"],
});

/** Receives an event of the payment provider, signed over the raw body. */
export const receiveWebhook = operation("receiveWebhook", {
  summary: "Receive an event of the payment provider",
  params: providerParams,
  bodyLimitBytes: bodyLimits.webhook,
  answer: z.strictObject({ received: z.literal(true) }),
  errors: ["notFound"],
});
