import { bodyLimits, type LocalizedText } from "@tessera/contract";
import { ApiError, createRetryError } from "./api-error.ts";

const retrySeconds = 2;

/** The errors of Fastify and Node as codes of our catalog. */
const frameworkErrors: Readonly<Record<string, (bodyLimitBytes: number) => ApiError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: createTooLargeError,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new ApiError("wrongType"),
  FST_ERR_NOT_FOUND: () => new ApiError("notFound"),
  FST_ERR_HANDLER_TIMEOUT: () => createRetryError("unavailable", retrySeconds),
  ERR_HTTP_REQUEST_TIMEOUT: () => new ApiError("requestTimeout"),
  HPE_HEADER_OVERFLOW: () => new ApiError("headersTooLarge"),
};

/** Codes of a database that cannot answer: classes 08, 28, 57, full disk or pool, lock timeout. */
const unavailableCodes =
  /^(?:08\w{3}|28\w{3}|57014|55P03|57P0[1-3]|53100|53300|EAGAIN|EAI_AGAIN|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|EMFILE|ENETUNREACH|ENOENT|ENOTFOUND|EPIPE|ETIMEDOUT)$/;
/** Codes of transactions that PostgreSQL undoes for others: serialization failures and deadlocks. */
const conflictCodes = /^(?:40001|40P01)$/;
const unavailableMessages =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client (?:has encountered a connection error|was closed)/;

/** Returns the failure of a thrown value; a body that is too large names the limit of its route. */
export function translateError(
  error: unknown,
  bodyLimitBytes: number = bodyLimits.usual,
): ApiError {
  if (error instanceof ApiError) return error;
  if (!(error instanceof Error)) return new ApiError("internal");
  const known = frameworkErrors[findCode(error) ?? ""];
  if (known) return known(bodyLimitBytes);
  // This comes before the database: an aborted body has the code ECONNRESET too.
  const status = "statusCode" in error ? Number(error.statusCode) : 500;
  if (status >= 400 && status < 500) return createMalformedError({ en: "", tr: "" });
  return isDatabaseUnavailable(error)
    ? createRetryError("unavailable", retrySeconds)
    : new ApiError("internal");
}

function createTooLargeError(bodyLimitBytes: number): ApiError {
  const kibibytes = bodyLimitBytes / 1024;
  const limit = kibibytes < 1024 ? `${kibibytes} KiB` : `${kibibytes / 1024} MiB`;
  return new ApiError("tooLarge", { values: { limit } });
}

/** Creates a 400 with its reason. */
export function createMalformedError(reason: LocalizedText): ApiError {
  return new ApiError("malformed", { values: { reason } });
}

/** Returns whether the same work can succeed later: the database did not answer, or undid a transaction for another. */
export function isTransientFailure(error: unknown): boolean {
  return translateError(error).code === "unavailable" || isConflict(error);
}

function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return conflictCodes.test(findCode(error) ?? "") || isConflict(error.cause);
}

function isDatabaseUnavailable(error: Error): boolean {
  const cause = error.cause instanceof Error ? error.cause : undefined;
  return (
    unavailableCodes.test(findCode(error) ?? "") ||
    unavailableMessages.test(error.message) ||
    (cause !== undefined && isDatabaseUnavailable(cause))
  );
}

function findCode(error: Error): string | undefined {
  return "code" in error && typeof error.code === "string" ? error.code : undefined;
}
