import { createHmac, timingSafeEqual } from "node:crypto";
import { PaymentError } from "../payment-error.ts";
import type { BillingEvent, WebhookRequest } from "../payment-provider.ts";
import { creemEvent } from "./creem-schemas.ts";

/** The header of the signature. */
export const creemSignatureHeader = "creem-signature";

/** The types of events that change something here. */
const knownTypes: ReadonlySet<string> = new Set([
  "checkout.completed",
  ...["active", "paid", "trialing", "update", "past_due", "unpaid", "paused"].map(
    (name) => `subscription.${name}`,
  ),
  ...["scheduled_cancel", "canceled", "expired"].map((name) => `subscription.${name}`),
  "refund.created",
  "dispute.created",
]);

/** Returns the signature of a body: the hexadecimal HMAC with SHA-256 under the secret. */
export function signCreemWebhook(rawBody: Buffer | string, secret: string): string {
  return createHmac("sha256", secret).update(rawBody).digest("hex");
}

/** Verifies the signature of a webhook, and parses it; throws a PaymentError when it is not accepted. */
export function verifyCreemWebhook(
  { rawBody, headers }: WebhookRequest,
  secret: string,
): BillingEvent & { readonly mode: string | undefined } {
  const given = headers[creemSignatureHeader];
  if (typeof given !== "string" || !isSame(given, signCreemWebhook(rawBody, secret))) {
    throw new PaymentError("signatureInvalid", "the webhook is not signed with our secret");
  }
  const parsed = creemEvent.safeParse(parseJson(rawBody));
  if (!parsed.success) throw new PaymentError("malformed", "the webhook has another shape");
  const { id, eventType: type, object } = parsed.data;
  const isOfSubscription = type.startsWith("subscription.");
  return {
    id,
    type,
    isKnown: knownTypes.has(type),
    isDispute: type === "dispute.created",
    subscriptionId: isOfSubscription ? object?.id : object?.subscription,
    checkoutId: type === "checkout.completed" ? object?.id : object?.checkout,
    mode: object?.mode,
  };
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function parseJson(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString("utf8"));
  } catch {
    return undefined;
  }
}
