import { normalizeIP } from "@fastify/rate-limit";
import { hashKeyed } from "./keys.ts";

/** The origin of a request, for the audit. */
export type RequestOrigin = {
  readonly requestId: string;
  /** A keyed hash of the network address: equal addresses can be found, but not read. */
  readonly addressHash: string;
};

/** Returns the origin of a request; an IPv6 address counts as its network. */
export function describeOrigin(
  key: Buffer,
  { id, ip }: { readonly id: string; readonly ip: string },
): RequestOrigin {
  return { requestId: id, addressHash: hashKeyed(key, "audit", normalizeIP(ip)) };
}
