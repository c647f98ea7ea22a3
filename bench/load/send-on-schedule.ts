import { Agent } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { sendRequest } from "../send-requests.ts";
import type { Ask } from "../send-requests.ts";
import { judgeReply } from "./outcome.ts";
import type { Outcome } from "./outcome.ts";
import type { Departure, Kind } from "./schedule.ts";

/** What became of the requests of a schedule. */
export type Sent = {
  readonly outcomes: readonly Outcome[];
  /** How much later than its departure each request was sent. */
  readonly latenessMs: readonly number[];
};

/** A request that is not answered by then is an error, so that a run always ends. */
const answerSeconds = 10;

const agent = new Agent({ keepAlive: true, maxFreeSockets: 2_000 });

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
    sent.push(send(makeAsk(kind), kind, dueAt));
  }
  return { outcomes: await Promise.all(sent), latenessMs };
}

/** Closes the connections that are kept open. */
export function closeLoadConnections(): void {
  agent.destroy();
}

async function send(ask: Ask, kind: Kind, dueAt: number): Promise<Outcome> {
  const signal = AbortSignal.timeout(answerSeconds * 1000);
  const result = await sendRequest({ ...ask, signal }, agent).then(judgeReply, nameOf);
  return { kind, result, latencyMs: performance.now() - dueAt };
}

function nameOf(error: Error & { readonly code?: string }): string {
  if (error.name === "AbortError") return `no answer in ${answerSeconds} s`;
  return error.code ?? error.name;
}
