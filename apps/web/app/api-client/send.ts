import { findStoredOrganization } from "#organization/stored-organization.ts";
import type { AnyOperation, CallAnswer, CallInput } from "./call-types.ts";
import { NetworkError } from "./network-error.ts";
import { readEnvelope, readFile, readRefusal } from "./read-answer.ts";
import { requestLanguage } from "./request-language.ts";
import { printRequestUrl } from "./request-url.ts";

type Parts = {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
  readonly ifMatch?: string;
  readonly signal?: AbortSignal;
};

/** Sends one call as it is, with the access token given; `call` signs it and renews the token. */
export async function send<Called extends AnyOperation>(
  operation: Called,
  input: CallInput<Called>,
  accessToken?: string,
): Promise<CallAnswer<Called>> {
  const parts = input as Parts;
  const language = requestLanguage();
  const response = await request(printRequestUrl(operation.path, parts.params, parts.query), {
    method: operation.method,
    headers: printHeaders(parts, language, accessToken),
    ...(parts.body !== undefined && { body: JSON.stringify(parts.body) }),
    ...(parts.signal && { signal: parts.signal }),
  });
  if (!response.ok) throw readRefusal(response, await readJson(response), language);
  const etag = response.headers.get("etag") ?? undefined;
  if (operation.shape === "file") {
    return { data: await readFile(response), meta: {}, etag } as CallAnswer<Called>;
  }
  return { ...readEnvelope(await readJson(response)), etag } as CallAnswer<Called>;
}

function printHeaders(parts: Parts, language: string, accessToken?: string): HeadersInit {
  const organizationId = findStoredOrganization();
  return {
    "accept-language": language,
    ...(accessToken && { authorization: `Bearer ${accessToken}` }),
    ...(organizationId && { "x-organization-id": organizationId }),
    ...(parts.ifMatch && { "if-match": parts.ifMatch }),
    ...(parts.body !== undefined && { "content-type": "application/json" }),
  };
}

async function request(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (failure) {
    if (init.signal?.aborted) throw failure;
    throw new NetworkError(failure);
  }
}

/** The body as JSON; undefined where a proxy in between answered with something else. */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text === "" ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
