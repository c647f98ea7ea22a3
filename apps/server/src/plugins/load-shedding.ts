import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import { retryLater } from "#errors/api-error.ts";
import type { Services } from "#services.ts";
import { healthPath } from "./health.ts";

/** When a server refuses new requests, so that those it has accepted are answered soon. */
export type LoadLimits = {
  /** The mean delay of the event loop over half a second, in milliseconds. */
  readonly eventLoopDelayMs: number;
  /** How many calls wait for a connection to the database. */
  readonly waitingCalls: number;
};

/** At these the slowest accepted calls of `npm run load` stay under a second. */
export const loadLimits: LoadLimits = { eventLoopDelayMs: 150, waitingCalls: 60 };

const sampleIntervalMs = 500;
const retrySeconds = 1;

/** Answers 503 with Retry-After before any work while the server has more than it can do; `/health` always answers. */
export async function addLoadShedding(
  app: FastifyInstance,
  { database }: Pick<Services, "database">,
  limits: LoadLimits,
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: limits.eventLoopDelayMs,
    sampleInterval: sampleIntervalMs,
    pressureHandler: async ({ routeOptions }) => {
      if (routeOptions.url !== healthPath) throw retryLater("unavailable", retrySeconds);
    },
  });
  app.addHook("onRequest", (request, _reply, done) => {
    const isFull = database.waitingCalls() > limits.waitingCalls;
    const isShed = isFull && request.routeOptions.url !== healthPath;
    done(isShed ? retryLater("unavailable", retrySeconds) : undefined);
  });
}
