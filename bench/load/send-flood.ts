import { Agent } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { HttpRequest } from "../send-requests.ts";
import type { Outcome } from "./outcome.ts";
import { sendLoad } from "./send-load.ts";

const atOnce = 60;
/** The pause after a refusal, so that the generator leaves the processor to the server. */
const pauseMs = 20;

/**
 * Sends 60 concurrent writes, each next one when one is answered, until the signal; waits for all
 * responses.
 */
export async function sendFlood(
  createRequest: () => HttpRequest,
  signal: AbortSignal,
): Promise<readonly Outcome[]> {
  // Separate connections, so that another tenant's reads never wait behind a refused body.
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const outcomes: Outcome[] = [];
  const sendInTurn = async () => {
    while (!signal.aborted) {
      const outcome = await sendLoad(createRequest(), "write", performance.now(), agent);
      outcomes.push(outcome);
      if (outcome.result !== "accepted") await delay(pauseMs);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sendInTurn));
  agent.destroy();
  return outcomes;
}
