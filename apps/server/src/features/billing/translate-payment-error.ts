import { ApiError } from "#errors/api-error.ts";
import { PaymentError, type PaymentErrorCode } from "#payments/payment-error.ts";
import { logPayment } from "#payments/payment-log.ts";
import { billingRefusal } from "./billing-refusals.ts";

const answers: Readonly<Partial<Record<PaymentErrorCode, () => ApiError>>> = {
  declined: () => new ApiError("paymentDeclined"),
  rejected: () => billingRefusal("rejected"),
};

/** Calls the provider, and turns its errors into those of the API. */
export async function askProvider<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    logPayment("a call failed", { code: error.code, detail: error.message });
    throw answers[error.code]?.() ?? new ApiError("paymentUnavailable");
  }
}

/**
 * Calls the provider like `askProvider`. When the outcome is unknown, it reads back whether the call took effect
 * instead of trying again, so that nothing happens twice.
 */
export async function changeOnce(
  change: () => Promise<unknown>,
  hasTakenEffect: () => Promise<boolean>,
): Promise<void> {
  try {
    await change();
  } catch (error) {
    const isUnknown = error instanceof PaymentError && error.isOutcomeUnknown;
    if (isUnknown && (await askProvider(hasTakenEffect))) return;
    await askProvider(() => Promise.reject(error as Error));
  }
}
