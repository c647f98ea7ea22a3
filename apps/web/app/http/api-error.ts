import type { ErrorCode } from "@tessera/contract";

/** What a refused call tells. */
type Refusal = {
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly message: string;
  /** Messages beside the fields they belong to, by path. */
  readonly fields: Readonly<Record<string, string>>;
  /** After how many seconds the call may be tried again, when the server says so. */
  readonly retryAfterSeconds: number | undefined;
  /** What the server sends beside the error: the current state of a stale write. */
  readonly current: unknown;
  readonly etag: string | undefined;
};

/** A call that the server answered with an error; its message may be shown as it is. */
export class ApiError extends Error implements Refusal {
  override readonly name = "ApiError";
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly fields: Readonly<Record<string, string>>;
  readonly retryAfterSeconds: number | undefined;
  readonly current: unknown;
  readonly etag: string | undefined;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.status = refusal.status;
    this.code = refusal.code;
    this.fields = refusal.fields;
    this.retryAfterSeconds = refusal.retryAfterSeconds;
    this.current = refusal.current;
    this.etag = refusal.etag;
  }
}
