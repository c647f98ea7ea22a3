import type { HttpReply } from "../send-requests.ts";
import type { Kind } from "./schedule.ts";

/**
 * The result of one request, and its latency; `result` is an error name when it is neither accepted
 * nor shed.
 */
export type Outcome = {
  readonly kind: Kind;
  readonly result: "accepted" | "shed" | (string & {});
  readonly latencyMs: number;
};

/** Classifies a response: accepted, shed by a 503 or 429 with Retry-After, or the name of an error. */
export function classifyReply({ status, headers }: Pick<HttpReply, "status" | "headers">): string {
  if (status >= 200 && status < 300) return "accepted";
  if (status !== 503 && status !== 429) return String(status);
  return headers["retry-after"] ? "shed" : `${status} without Retry-After`;
}

/** Returns whether an outcome is neither accepted nor shed. */
export function isError({ result }: Outcome): boolean {
  return result !== "accepted" && result !== "shed";
}

/** Lists the latencies of the accepted requests. */
export function listAccepted(outcomes: readonly Outcome[]): readonly number[] {
  return outcomes.filter(({ result }) => result === "accepted").map(({ latencyMs }) => latencyMs);
}
