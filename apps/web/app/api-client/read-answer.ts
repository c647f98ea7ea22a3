import { type ErrorCode, errors } from "@tessera/contract";
import { ApiError } from "./api-error.ts";
import type { DownloadedFile } from "./call-types.ts";

type Body = { readonly data: unknown; readonly meta: Readonly<Record<string, unknown>> };

/** The envelope's data, whether it is the body's `data` or wrapped once more as `data.data`. */
export function readEnvelope(body: unknown): Body {
  const outer = isRecord(body) ? body : {};
  const inner = isRecord(outer["data"]) && "data" in outer["data"] ? outer["data"] : outer;
  const meta = isRecord(inner["meta"]) ? inner["meta"] : outer["meta"];
  return { data: inner["data"], meta: isRecord(meta) ? meta : {} };
}

/** The error that a refused answer means; its message is the server's, else that of an unknown error. */
export function readRefusal(response: Response, body: unknown, language: string): ApiError {
  const { data, meta } = readEnvelope(body);
  const { errorMessage, errorCode, fields } = meta;
  const retryAfter = Number(response.headers.get("retry-after") ?? Number.NaN);
  return new ApiError({
    status: response.status,
    code: isErrorCode(errorCode) ? errorCode : undefined,
    message:
      typeof errorMessage === "string" && errorMessage !== ""
        ? errorMessage
        : errors.internal.message[language.startsWith("tr") ? "tr" : "en"],
    fields: isRecord(fields) ? (fields as Record<string, string>) : {},
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : undefined,
    current: data ?? meta["current"],
    etag: response.headers.get("etag") ?? undefined,
  });
}

/** A file answer: its text, and the name that Content-Disposition gives it. */
export async function readFile(response: Response): Promise<DownloadedFile> {
  const disposition = response.headers.get("content-disposition") ?? "";
  return {
    text: await response.text(),
    mediaType: response.headers.get("content-type") ?? "",
    fileName: /filename="?([^";]+)"?/.exec(disposition)?.[1],
  };
}

function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === "string" && Object.hasOwn(errors, value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
