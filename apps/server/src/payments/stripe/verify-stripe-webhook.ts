import type Stripe from "stripe";
import { PaymentError } from "../payment-error.ts";
import type { BillingEvent, WebhookRequest } from "../payment-provider.ts";
import { idOf } from "./describe-stripe.ts";

const signatureHeader = "stripe-signature";
const toleranceSeconds = 300;

const knownTypes: ReadonlySet<string> = new Set([
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  ...["created", "updated", "deleted", "paused", "resumed"].map(
    (name) => `customer.subscription.${name}`,
  ),
  "invoice.paid",
  "invoice.payment_failed",
]);

type StripeObject = {
  readonly id?: string;
  readonly subscription?: string | { readonly id: string } | null;
  readonly parent?: {
    readonly subscription_details?: {
      readonly subscription: string | { readonly id: string };
    } | null;
  } | null;
};

/** Verifies the signature and the age of a webhook, and parses it. */
export function verifyStripeWebhook(
  stripe: Stripe,
  { rawBody, headers }: WebhookRequest,
  secret: string,
): BillingEvent & { readonly isReal: boolean } {
  const event = construct(stripe, rawBody, headers[signatureHeader], secret);
  const object = event.data.object as StripeObject;
  const isOfSubscription = event.type.startsWith("customer.subscription.");
  const isOfCheckout = event.type.startsWith("checkout.session.");
  return {
    id: event.id,
    type: event.type,
    isKnown: knownTypes.has(event.type),
    isDispute: false,
    subscriptionId: isOfSubscription
      ? object.id
      : (idOf(object.subscription) ?? idOf(object.parent?.subscription_details?.subscription)),
    checkoutId: isOfCheckout ? object.id : undefined,
    isReal: event.livemode,
  };
}

function construct(
  stripe: Stripe,
  rawBody: Buffer,
  signature: string | readonly string[] | undefined,
  secret: string,
): Stripe.Event {
  if (typeof signature !== "string") throw new PaymentError("signatureInvalid", "no signature");
  try {
    return stripe.webhooks.constructEvent(rawBody, signature, secret, toleranceSeconds);
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new PaymentError("malformed", "the webhook is not JSON");
    const isStale = error instanceof Error && error.message.includes("tolerance");
    throw new PaymentError(isStale ? "stale" : "signatureInvalid", "the webhook is not accepted");
  }
}
