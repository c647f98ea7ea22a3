import { Agent } from "node:http";
import { sendRequest } from "../send-requests.ts";
import type { HttpRequest } from "../send-requests.ts";
import { classifyReply } from "./outcome.ts";
import type { Outcome } from "./outcome.ts";
import type { Kind } from "./schedule.ts";

/** An unanswered request becomes an error after this time, so that a run always ends. */
const answerSeconds = 10;

const agent = new Agent({ keepAlive: true, maxFreeSockets: 2_000 });

/**
 * Sends a request over any number of connections, or over those of `over`; its latency counts from
 * `dueAt`.
 */
export async function sendLoad(
  request: HttpRequest,
  kind: Kind,
  dueAt: number,
  over: Agent = agent,
): Promise<Outcome> {
  const signal = AbortSignal.timeout(answerSeconds * 1000);
  const result = await sendRequest({ ...request, signal }, over).then(classifyReply, nameOf);
  return { kind, result, latencyMs: performance.now() - dueAt };
}

/** Closes the keep-alive connections. */
export function closeLoadConnections(): void {
  agent.destroy();
}

function nameOf(error: Error & { readonly code?: string }): string {
  if (error.name === "AbortError") return `no answer in ${answerSeconds} s`;
  return error.code ?? error.name;
}
