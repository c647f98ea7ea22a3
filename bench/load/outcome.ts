import type { Reply } from "../send-requests.ts";
import type { Kind } from "./schedule.ts";

/** How one request ended, and how long after its departure; `result` names an error where it is neither of the others. */
export type Outcome = {
  readonly kind: Kind;
  readonly result: "accepted" | "shed" | (string & {});
  readonly latencyMs: number;
};

/** What an answer counts as: accepted, shed by a 503 or 429 that says when to try again, or the name of an error. */
export function judgeReply({ status, headers }: Pick<Reply, "status" | "headers">): string {
  if (status >= 200 && status < 300) return "accepted";
  if (status !== 503 && status !== 429) return String(status);
  return headers["retry-after"] ? "shed" : `${status} without Retry-After`;
}

/** Whether an outcome is neither accepted nor shed. */
export function isError({ result }: Outcome): boolean {
  return result !== "accepted" && result !== "shed";
}

/** The latencies of the accepted requests. */
export function listAccepted(outcomes: readonly Outcome[]): readonly number[] {
  return outcomes.filter(({ result }) => result === "accepted").map(({ latencyMs }) => latencyMs);
}
