import { errors, fillText, type Failure, type Locale } from "@tessera/contract";
import type { ApiError } from "./api-error.ts";

/** Returns the body of a failure in the caller's language. */
export function serializeFailure(error: ApiError, locale: Locale): Failure<unknown> {
  return {
    data: error.parts.data ?? null,
    meta: {
      errorCode: error.code,
      errorMessage: fillText(errors[error.code], locale, error.parts.values).trim(),
      ...(error.parts.fields && { fields: { ...error.parts.fields } }),
      ...(error.parts.moreFields && { moreFields: error.parts.moreFields }),
    },
  };
}
