import type { IncomingHttpHeaders } from "node:http";
import Negotiator from "negotiator";

/** The encodings that compress a body, the best first. */
const compressions = ["br", "gzip"] as const;

/** A content encoding that responses are sent in. */
export type Encoding = (typeof compressions)[number] | "identity";

/** Finds the best of our encodings that an Accept-Encoding header allows. */
export function findEncoding(headers: Pick<IncomingHttpHeaders, "accept-encoding">): Encoding {
  const accepted = new Negotiator({ headers }).encodings(compressions);
  return compressions.find((encoding) => accepted.includes(encoding)) ?? "identity";
}
