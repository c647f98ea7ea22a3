import underPressure from "@fastify/under-pressure";
import { apiPrefix } from "@tessera/contract";
import type { FastifyInstance } from "fastify";
import { type ApiError, createRetryError } from "#errors/api-error.ts";
import type { Services } from "#services.ts";
import { healthPath } from "./health.ts";

/** The thresholds beyond which a server refuses new requests, so that accepted ones are answered soon. */
export type LoadLimits = {
  /** The mean delay of the event loop over half a second, in milliseconds. */
  readonly eventLoopDelayMs: number;
  /** The number of calls that wait for a connection to the database. */
  readonly waitingCalls: number;
};

/** With these the slowest accepted calls of `npm run load` take less than a second. */
export const usualLoadLimits: LoadLimits = { eventLoopDelayMs: 150, waitingCalls: 60 };

const sampleIntervalMs = 500;
const retrySeconds = 1;

/** The route of the site's files: they are in memory, and a page cannot continue to load without them. */
export const sitePath = "/*";

const alwaysAnswered: readonly (string | undefined)[] = [healthPath, sitePath];

/**
 * Answers 503 with Retry-After before any work: every call while the event loop is delayed, and calls
 * of the API while too many wait for the database. `/health` and the site's files always answer.
 */
export async function addLoadShedding(
  app: FastifyInstance,
  { database }: Pick<Services, "database">,
  limits: LoadLimits,
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: limits.eventLoopDelayMs,
    sampleInterval: sampleIntervalMs,
    pressureHandler: async ({ routeOptions }) => {
      if (!alwaysAnswered.includes(routeOptions.url)) throw createShedError();
    },
  });
  app.addHook("onRequest", ({ routeOptions: { url = "" } }, _reply, done) => {
    const isFull = url.startsWith(apiPrefix) && database.waitingCalls() > limits.waitingCalls;
    done(isFull ? createShedError() : undefined);
  });
}

function createShedError(): ApiError {
  return createRetryError("unavailable", retrySeconds);
}
