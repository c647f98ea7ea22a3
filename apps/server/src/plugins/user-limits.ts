import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Uuid } from "#ids/uuid.ts";
import { ConcurrencyLimit } from "./concurrency-limit.ts";
import { MinuteLimit } from "./minute-limit.ts";

const mostCallsAMinute = 600;
/** The concurrent requests of a browser, with room for a second tab. */
const mostCallsAtOnce = 16;
/** The open streams of a user: one of notifications and one of each project in view, in several browsers. */
const mostStreamsAtOnce = 12;
/** An editor saves one after the other; concurrent saves come from a script or a defect. */
const mostWritesAtOnce = 4;
/** A large recipe takes as long as a hundred ordinary calls. */
const largeBodyBytes = 64 << 10;
const mostLargeBodiesAMinute = 60;
const refusalDelayMs = 500;

declare module "fastify" {
  interface FastifyRequest {
    /** The caller, once the access token is verified. */
    callerId: Uuid | undefined;
  }
}

/** Counts a call of `request.callerId` before any work; throws `tooMany` beyond the limits. */
type CountCall = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** The counts of calls that end with their answer, and of streams, which stay open. */
export type UserLimits = { readonly countCall: CountCall; readonly countStream: CountCall };

/**
 * Limits each user: 600 calls a minute and 60 large bodies, 16 concurrent calls, 12 open streams, and
 * four concurrent writes to one project. Calls beyond are refused after half a second. The limits a minute
 * are multiplied by the configured factor.
 */
export function addUserLimits(app: FastifyInstance, factor: number | "off"): UserLimits {
  app.decorateRequest("callerId");
  const countNothing = () => Promise.resolve();
  if (factor === "off") return { countCall: countNothing, countStream: countNothing };
  const callsAMinute = new MinuteLimit(mostCallsAMinute * factor);
  const largeBodiesAMinute = new MinuteLimit(mostLargeBodiesAMinute * factor);
  const calls = new ConcurrencyLimit(mostCallsAtOnce);
  const streams = new ConcurrencyLimit(mostStreamsAtOnce);
  const writes = new ConcurrencyLimit(mostWritesAtOnce);
  const countWith =
    (atOnce: ConcurrencyLimit): CountCall =>
    async (request, reply) => {
      const { callerId = "" } = request;
      const projectId = findWrittenProject(request);
      const acquired: (() => void)[] = [];
      try {
        acquired.push(atOnce.acquire(callerId));
        if (projectId !== undefined) acquired.push(writes.acquire(`${callerId} ${projectId}`));
        callsAMinute.count(callerId);
        if (hasLargeBody(request)) largeBodiesAMinute.count(callerId);
        for (const release of acquired) releaseAtEnd(reply, release);
      } catch (error) {
        for (const release of acquired) release();
        // The delay keeps a caller that retries at once from occupying the server with refusals.
        await sleep(refusalDelayMs, undefined, { ref: false });
        throw error;
      }
    };
  return { countCall: countWith(calls), countStream: countWith(streams) };
}

function findWrittenProject({ method, params }: FastifyRequest): string | undefined {
  const { projectId } = params as Readonly<Record<string, string | undefined>>;
  return method === "GET" ? undefined : projectId;
}

/** Returns whether a body is large or of unknown length. */
function hasLargeBody({ method, headers }: FastifyRequest): boolean {
  if (method === "GET" || headers["content-type"] === undefined) return false;
  const { "content-length": length = Infinity } = headers;
  return Number(length) > largeBodyBytes;
}

/** Releases a slot when the answer is sent or the connection is lost. */
function releaseAtEnd({ raw }: FastifyReply, release: () => void): void {
  raw.once("finish", release);
  raw.once("close", release);
  // A caller who disconnected before now emits neither event.
  if (raw.destroyed) release();
}
