import type { ErrorCode } from "@tessera/contract";

/** The details of a refused call. */
type Refusal = {
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly message: string;
  /** The messages of fields, by path. */
  readonly fields: Readonly<Record<string, string>>;
  /** The seconds after which the call may be retried, if the server sends them. */
  readonly retryAfterSeconds: number | undefined;
  /** The data beside the error: the current state of a stale write. */
  readonly current: unknown;
  readonly etag: string | undefined;
};

/** The error that the server returns for a call; its message can be shown unchanged. */
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
