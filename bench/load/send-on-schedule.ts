import { setTimeout as delay } from "node:timers/promises";
import type { HttpRequest } from "../send-requests.ts";
import type { Outcome } from "./outcome.ts";
import type { Departure, Kind } from "./schedule.ts";
import { sendLoad } from "./send-load.ts";

/** The results of a schedule's requests. */
export type Sent = {
  readonly outcomes: readonly Outcome[];
  /** The delay between the departure and the sending of each request. */
  readonly latenessMs: readonly number[];
};

/**
 * Sends each request at its departure, independently of earlier ones, and waits for all responses.
 * A latency counts from the departure, so it includes the delay of sending.
 */
export async function sendOnSchedule(
  schedule: readonly Departure[],
  createRequest: (kind: Kind) => HttpRequest,
  signal: AbortSignal,
): Promise<Sent> {
  const startedAt = performance.now();
  const sent: Promise<Outcome>[] = [];
  const latenessMs: number[] = [];
  for (const { atMs, kind } of schedule) {
    const dueAt = startedAt + atMs;
    const waitMs = dueAt - performance.now();
    if (waitMs > 0) await delay(waitMs, undefined, { signal });
    latenessMs.push(performance.now() - dueAt);
    sent.push(sendLoad(createRequest(kind), kind, dueAt));
  }
  return { outcomes: await Promise.all(sent), latenessMs };
}
