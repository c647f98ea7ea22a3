import { errors, type ErrorCode, type RefusedFields, type TextValues } from "@tessera/contract";
import { describeWait } from "./describe-wait.ts";

/** The optional parts of an error besides its code. */
export type ErrorParts = {
  /** The values of the message's placeholders. */
  readonly values?: TextValues;
  /** The messages of at most 20 fields by their path. */
  readonly fields?: RefusedFields["fields"];
  /** The number of wrong fields beyond these. */
  readonly moreFields?: number;
  /** The current state, which answers a stale write. */
  readonly data?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

/** A failure that is sent to the caller: a row of the contract's catalog with its values. */
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

/** Creates an error after which the caller may retry in some seconds. */
export function createRetryError(code: "tooMany" | "unavailable", seconds: number): ApiError {
  const whole = Math.max(1, Math.ceil(seconds));
  return new ApiError(code, {
    values: { wait: describeWait(whole) },
    headers: { "retry-after": String(whole) },
  });
}
