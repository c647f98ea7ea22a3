import { errors, type ErrorCode, type RefusedFields, type TextValues } from "@tessera/contract";
import { describeWait } from "./describe-wait.ts";

/** What an error may carry besides its code. */
export type ErrorParts = {
  /** What fills the places of its message. */
  readonly values?: TextValues;
  /** The messages of at most 20 fields by their path. */
  readonly fields?: RefusedFields["fields"];
  /** How many fields beyond these are wrong. */
  readonly moreFields?: number;
  /** The current state, which a stale write is answered with. */
  readonly data?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

/** A failure that is sent to the caller: a row of the contract's catalogue with its values. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly parts: ErrorParts;

  constructor(code: ErrorCode, parts: ErrorParts = {}) {
    super(code);
    this.name = "ApiError";
    this.code = code;
    this.parts = parts;
  }

  get status(): number {
    return errors[this.code].status;
  }
}

/** The failure of something that may be tried again after some seconds. */
export function retryLater(code: "tooMany" | "unavailable", seconds: number): ApiError {
  const whole = Math.max(1, Math.ceil(seconds));
  return new ApiError(code, {
    values: { wait: describeWait(whole) },
    headers: { "retry-after": String(whole) },
  });
}
