import { type ErrorCode, internalError } from "@tessera/contract";
import { ApiError } from "./api-error.ts";

type Body = { readonly data: unknown; readonly meta: Readonly<Record<string, unknown>> };

/**
 * Returns the envelope's data, in the body's `data` or wrapped a second time in `data.data`; a body
 * that is an array is the data itself.
 */
export function readEnvelope(body: unknown): Body {
  if (Array.isArray(body)) return { data: body, meta: {} };
  const outer = isRecord(body) ? body : {};
  const inner = isRecord(outer["data"]) && "data" in outer["data"] ? outer["data"] : outer;
  const meta = isRecord(inner["meta"]) ? inner["meta"] : outer["meta"];
  return { data: inner["data"], meta: isRecord(meta) ? meta : {} };
}

/**
 * Returns the error of a refused response, with the server's message or that of an unknown error.
 */
export function readRefusal(
  status: number,
  headers: Headers,
  body: unknown,
  language: string,
): ApiError {
  const { data, meta } = readEnvelope(body);
  const { errorMessage, errorCode, fields } = meta;
  return new ApiError({
    status,
    // A newer server may send a code that this page does not know: it equals none of the known ones.
    code: typeof errorCode === "string" ? (errorCode as ErrorCode) : undefined,
    message:
      typeof errorMessage === "string" && errorMessage !== ""
        ? errorMessage
        : internalError[language.startsWith("tr") ? "tr" : "en"],
    fields: isRecord(fields) ? (fields as Record<string, string>) : {},
    retryAfterSeconds: readSeconds(headers.get("retry-after")),
    current: data,
    etag: headers.get("etag") ?? undefined,
  });
}

/** Returns the file name in a Content-Disposition header. */
export function readFileName(headers: Headers): string | undefined {
  return /filename="?([^";]+)"?/.exec(headers.get("content-disposition") ?? "")?.[1];
}

function readSeconds(text: string | null): number | undefined {
  return text !== null && /^\d+$/.test(text) ? Number(text) : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
