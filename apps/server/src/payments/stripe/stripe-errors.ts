import Stripe from "stripe";
import { PaymentError, type PaymentErrorCode } from "../payment-error.ts";

/** The kinds of errors of the package, the more specific ones first. */
const codes: readonly (readonly [new (...parts: never[]) => Error, PaymentErrorCode])[] = [
  [Stripe.errors.StripeCardError, "declined"],
  [Stripe.errors.StripeAuthenticationError, "auth"],
  [Stripe.errors.StripePermissionError, "auth"],
  [Stripe.errors.StripeRateLimitError, "rateLimited"],
  [Stripe.errors.StripeIdempotencyError, "rejected"],
  [Stripe.errors.StripeInvalidRequestError, "rejected"],
  [Stripe.errors.StripeConnectionError, "unavailable"],
  [Stripe.errors.StripeAPIError, "unavailable"],
];

/** Calls Stripe, and turns its errors into those of the interface. */
export async function askStripe<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    throw translate(error);
  }
}

function translate(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const known = codes.find(([kind]) => error instanceof kind)?.[1] ?? "unavailable";
  const isMissing = known === "rejected" && error.statusCode === 404;
  return new PaymentError(isMissing ? "notFound" : known, error.type);
}
