import { request, type Received } from "#http/request.ts";
import { printRequestHeaders } from "#http/request-headers.ts";
import { requestLanguage } from "#http/request-language.ts";
import { readSealed } from "#session/session-presence.ts";

/** A request that was sent before the application had loaded. */
type EarlyRequest = { readonly response: Promise<Received>; received?: Received };

declare global {
  /** The requests of `early-reads.ts`, by their addresses, organizations, languages and sessions. */
  var earlyRequests: Map<string, EarlyRequest> | undefined;
}

/** After this time a response may be outdated. */
const mostMs = 30_000;

/** Requests data for the application, which has not loaded yet. */
export async function requestEarly(
  url: string,
  accessToken: string,
  organizationId: string | undefined,
): Promise<Received> {
  const key = keyOf(url, organizationId);
  const response = request(url, { headers: printRequestHeaders(accessToken, organizationId) });
  const early: EarlyRequest = { response };
  globalThis.earlyRequests ??= new Map();
  globalThis.earlyRequests.set(key, early);
  setTimeout(() => globalThis.earlyRequests?.delete(key), mostMs);
  early.received = await response;
  return early.received;
}

/** Returns the response to an early request, once; undefined if none was sent for the same session. */
export function takeEarlyResponse(
  url: string,
  organizationId: string | undefined,
): Promise<Received> | undefined {
  const key = keyOf(url, organizationId);
  const early = globalThis.earlyRequests?.get(key);
  globalThis.earlyRequests?.delete(key);
  return early?.response;
}

/** Returns the response to an early request if it has arrived and succeeded, and keeps it. */
export function findArrivedResponse(
  url: string,
  organizationId: string | undefined,
): Received | undefined {
  const received = globalThis.earlyRequests?.get(keyOf(url, organizationId))?.received;
  return received?.ok ? received : undefined;
}

/** Drops the early responses, which a write makes outdated. */
export function dropEarlyResponses(): void {
  globalThis.earlyRequests?.clear();
}

function keyOf(url: string, organizationId: string | undefined): string {
  return JSON.stringify([url, organizationId, requestLanguage(), readSealed()]);
}
