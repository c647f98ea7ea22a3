import { setTimeout as delay } from "node:timers/promises";
import type { Ask } from "../send-requests.ts";
import type { Outcome } from "./outcome.ts";
import type { Departure, Kind } from "./schedule.ts";
import { sendLoad } from "./send-load.ts";

/** What became of the requests of a schedule. */
export type Sent = {
  readonly outcomes: readonly Outcome[];
  /** How much later than its departure each request was sent. */
  readonly latenessMs: readonly number[];
};

/**
 * Sends each request at its departure, whether or not earlier ones are answered, and waits for all answers. A latency
 * counts from the departure, so that it includes what a request waited to be sent.
 */
export async function sendOnSchedule(
  schedule: readonly Departure[],
  makeAsk: (kind: Kind) => Ask,
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
    sent.push(sendLoad(makeAsk(kind), kind, dueAt));
  }
  return { outcomes: await Promise.all(sent), latenessMs };
}
