import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { retryLater } from "#errors/api-error.ts";
import type { Uuid } from "#ids/uuid.ts";
import { Share } from "./share.ts";

const minuteMs = 60_000;
const mostCallsAMinute = 600;
/** What a browser sends at once, and room for a second tab. */
const mostCallsAtOnce = 16;
/** An editor saves one after the other; more at once come from a script or a fault. */
const mostWritesAtOnce = 4;
/** A large recipe takes as long as a hundred ordinary calls. */
const largeBodyBytes = 64 << 10;
const mostLargeBodiesAMinute = 60;
const refusalDelayMs = 500;

declare module "fastify" {
  interface FastifyRequest {
    /** Who calls, once the access token is verified. */
    callerId: Uuid | undefined;
  }
}

/** Counts a call of `request.callerId` before any work is done for it; throws `tooMany` beyond their share. */
export type CountCall = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * Limits what one user has of the server: 600 calls a minute and 60 large bodies, 16 calls at once, and
 * four writes to one project at once. What is beyond is refused after half a second. The limits a minute
 * are multiplied by the configured factor.
 */
export function addUserLimits(app: FastifyInstance, factor: number | "off"): CountCall {
  app.decorateRequest("callerId");
  if (factor === "off") return () => Promise.resolve();
  const countCall = limitAMinute(app, mostCallsAMinute * factor);
  const countLargeBody = limitAMinute(app, mostLargeBodiesAMinute * factor);
  const calls = new Share(mostCallsAtOnce);
  const writes = new Share(mostWritesAtOnce);
  return async (request, reply) => {
    const { callerId = "" } = request;
    const projectId = findWrittenProject(request);
    const taken: (() => void)[] = [];
    try {
      taken.push(calls.take(callerId));
      if (projectId !== undefined) taken.push(writes.take(`${callerId} ${projectId}`));
      await countCall(request);
      if (hasLargeBody(request)) await countLargeBody(request);
      for (const giveBack of taken) giveBackAtEnd(reply, giveBack);
    } catch (error) {
      for (const giveBack of taken) giveBack();
      // A caller who sends the next call at once must not keep the server busy with refusals.
      await sleep(refusalDelayMs, undefined, { ref: false });
      throw error;
    }
  };
}

function limitAMinute(app: FastifyInstance, most: number) {
  const count = app.createRateLimit({
    max: Math.max(1, Math.round(most)),
    timeWindow: minuteMs,
    keyGenerator: ({ callerId = "" }) => callerId,
  });
  return async (request: FastifyRequest) => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) throw retryLater("tooMany", counted.ttl / 1000);
  };
}

function findWrittenProject({ method, params }: FastifyRequest): string | undefined {
  const { projectId } = params as Readonly<Record<string, string | undefined>>;
  return method === "GET" ? undefined : projectId;
}

/** Whether a body is large, or does not say how large it is. */
function hasLargeBody({ method, headers }: FastifyRequest): boolean {
  if (method === "GET" || headers["content-type"] === undefined) return false;
  const { "content-length": length = Infinity } = headers;
  return Number(length) > largeBodyBytes;
}

/** Gives a place back when the answer is sent or the connection is lost. */
function giveBackAtEnd({ raw }: FastifyReply, giveBack: () => void): void {
  raw.once("finish", giveBack);
  raw.once("close", giveBack);
}
