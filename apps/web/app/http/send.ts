import { calls, type Operation, type OperationId, pathOf, queryOf } from "@tessera/contract";
import { findStoredOrganization } from "./stored-organization.ts";
import type { CallAnswer, CallInput, CallOptions } from "./call-types.ts";
import { readEnvelope, readFileName, readRefusal } from "./read-answer.ts";
import { request, type Received } from "./request.ts";
import { printRequestHeaders } from "./request-headers.ts";
import { requestLanguage } from "./request-language.ts";

type Parts = CallOptions & {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
};

type Row = Pick<Operation, "method" | "path" | "shape" | "bodyType">;

/**
 * Sends one call with the given access token, without renewing it; `call` finds and renews the
 * token.
 */
export async function send<Called extends OperationId>(
  id: Called,
  input: CallInput<Called>,
  accessToken?: string,
): Promise<CallAnswer<Called>> {
  const { ifMatch, body, signal, params }: Parts = input;
  const { method, bodyType }: Row = calls[id];
  const received = await request(urlOf(id, input), {
    method,
    headers: {
      ...printRequestHeaders(accessToken, params?.["organizationId"] ?? findStoredOrganization()),
      ...(ifMatch && { "if-match": ifMatch }),
      ...(body !== undefined && bodyType !== "image" && { "content-type": "application/json" }),
    },
    // The browser sends the type of an image with it.
    body: bodyType === "image" ? (body as Blob) : printJson(body),
    signal: signal ?? null,
  });
  return readAnswer(id, received);
}

function printJson(body: unknown): string | null {
  return body === undefined ? null : JSON.stringify(body);
}

/** Returns the address of a call. */
export function urlOf<Called extends OperationId>(id: Called, input: CallInput<Called>): string {
  const { params = {}, query = {} }: Parts = input;
  const { path }: Row = calls[id];
  return pathOf({ path }, params) + queryOf(query);
}

/** Reads the response to a call; throws the error of a refused one. */
export function readAnswer<Called extends OperationId>(
  id: Called,
  { ok, status, headers, bytes }: Received,
): CallAnswer<Called> {
  const { shape }: Row = calls[id];
  if (!ok) throw readRefusal(status, headers, parseJson(bytes), requestLanguage());
  const read = shape === "file" ? { data: bytes, meta: {} } : readEnvelope(parseJson(bytes));
  const etag = headers.get("etag") ?? undefined;
  const mediaType = headers.get("content-type") ?? undefined;
  return { ...read, etag, mediaType, fileName: readFileName(headers) } as CallAnswer<Called>;
}

/** Parses the body as JSON; returns undefined if a proxy responded with something else. */
function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
