import type { ErrorCode } from "@tessera/contract";

/** The details of a refused call. */
type Refusal = Omit<ApiError, "name" | "stack" | "cause">;

/** The error that the server returns for a call; its message can be shown unchanged. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  declare readonly status: number;
  declare readonly code: ErrorCode | undefined;
  /** The messages of fields, by path. */
  declare readonly fields: Readonly<Record<string, string>>;
  /** The seconds after which the call may be retried, if the server sends them. */
  declare readonly retryAfterSeconds: number | undefined;
  /** The data beside the error: the current state of a stale write. */
  declare readonly current: unknown;
  declare readonly etag: string | undefined;

  constructor({ message, ...details }: Refusal) {
    super(message);
    Object.assign(this, details);
  }
}
