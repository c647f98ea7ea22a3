/** The errors of a payment provider: whether the outcome of the call is unknown, and whether a retry can help. */
const paymentErrors = {
  auth: { isOutcomeUnknown: false, isTransient: false },
  notFound: { isOutcomeUnknown: false, isTransient: false },
  rejected: { isOutcomeUnknown: false, isTransient: false },
  rateLimited: { isOutcomeUnknown: false, isTransient: true },
  /** No answer, a timeout or a server error: the call may have taken effect. */
  unavailable: { isOutcomeUnknown: true, isTransient: true },
  /** An answer that does not have the documented shape. */
  protocol: { isOutcomeUnknown: true, isTransient: false },
  declined: { isOutcomeUnknown: false, isTransient: false },
  unsupported: { isOutcomeUnknown: false, isTransient: false },
  signatureInvalid: { isOutcomeUnknown: false, isTransient: false },
  /** A signed webhook whose timestamp is too old. */
  stale: { isOutcomeUnknown: false, isTransient: false },
  malformed: { isOutcomeUnknown: false, isTransient: false },
  /** An object of the test mode on a server that takes real payments, or the reverse. */
  wrongMode: { isOutcomeUnknown: false, isTransient: false },
} as const satisfies Record<
  string,
  { readonly isOutcomeUnknown: boolean; readonly isTransient: boolean }
>;

export type PaymentErrorCode = keyof typeof paymentErrors;

/** A failed call of a payment provider, or a webhook that is not accepted. */
export class PaymentError extends Error {
  readonly code: PaymentErrorCode;

  constructor(code: PaymentErrorCode, detail: string) {
    super(`${code}: ${detail}`);
    this.name = "PaymentError";
    this.code = code;
  }

  /** True when the call may have taken effect, so that its outcome must be read back before a retry. */
  get isOutcomeUnknown(): boolean {
    return paymentErrors[this.code].isOutcomeUnknown;
  }
}

/** Returns whether a retry of a failed call can help. */
export function isTransientPaymentError(error: unknown): boolean {
  return error instanceof PaymentError && paymentErrors[error.code].isTransient;
}

/** Returns whether a thrown value is a payment error with one of some codes. */
export function isPaymentError(
  error: unknown,
  ...codes: readonly PaymentErrorCode[]
): error is PaymentError {
  return error instanceof PaymentError && (codes.length === 0 || codes.includes(error.code));
}
