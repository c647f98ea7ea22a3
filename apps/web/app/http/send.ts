import {
  calls,
  type Operation,
  type OperationId,
  organizationHeader,
  pathOf,
  queryOf,
} from "@tessera/contract";
import { findStoredOrganization } from "./stored-organization.ts";
import type { CallAnswer, CallInput, CallOptions } from "./call-types.ts";
import { NetworkError } from "./network-error.ts";
import { readEnvelope, readFileName, readRefusal } from "./read-answer.ts";
import { requestLanguage } from "./request-language.ts";

type Parts = CallOptions & {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
};

/**
 * Sends one call with the given access token, without renewing it; `call` finds and renews the
 * token.
 */
export async function send<Called extends OperationId>(
  id: Called,
  input: CallInput<Called>,
  accessToken?: string,
): Promise<CallAnswer<Called>> {
  const parts: Parts = input;
  const { method, path, shape }: Pick<Operation, "method" | "path" | "shape"> = calls[id];
  const language = requestLanguage();
  const url = pathOf({ path }, parts.params ?? {}) + queryOf(parts.query ?? {});
  const { ok, status, headers, bytes } = await request(url, {
    method,
    headers: printHeaders(parts, language, accessToken),
    body: parts.body === undefined ? null : JSON.stringify(parts.body),
    signal: parts.signal ?? null,
  });
  if (!ok) throw readRefusal(status, headers, parseJson(bytes), language);
  const read = shape === "file" ? { data: bytes, meta: {} } : readEnvelope(parseJson(bytes));
  const etag = headers.get("etag") ?? undefined;
  const mediaType = headers.get("content-type") ?? undefined;
  return { ...read, etag, mediaType, fileName: readFileName(headers) } as CallAnswer<Called>;
}

function printHeaders(
  parts: Parts,
  language: string,
  accessToken: string | undefined,
): Record<string, string> {
  const organizationId = findStoredOrganization();
  return {
    "accept-language": language,
    ...(accessToken && { authorization: `Bearer ${accessToken}` }),
    ...(organizationId && { [organizationHeader]: organizationId }),
    ...(parts.ifMatch && { "if-match": parts.ifMatch }),
    ...(parts.body !== undefined && { "content-type": "application/json" }),
  };
}

/** Sends a request and reads the whole response; any loss of the network is a NetworkError. */
async function request(url: string, init: RequestInit) {
  try {
    const response = await fetch(url, init);
    const { ok, status, headers } = response;
    return { ok, status, headers, bytes: new Uint8Array(await response.arrayBuffer()) };
  } catch (failure) {
    if (init.signal?.aborted) throw failure;
    throw new NetworkError(failure);
  }
}

/** Parses the body as JSON; returns undefined if a proxy responded with something else. */
function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
