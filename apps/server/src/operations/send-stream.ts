import type { FastifyReply, FastifyRequest } from "fastify";
import { ApiError } from "#errors/api-error.ts";
import type { EventChannel } from "#events/event-channel.ts";
import { printEvent, type EventSource, type StreamPart } from "#events/event-stream.ts";
import { logFailure } from "#plugins/failure-envelope.ts";

/** The parts that a stream needs besides its events. */
export type StreamNeeds = {
  readonly events: EventChannel;
  /** Throws an ApiError once the caller may no longer read the stream. */
  readonly check: () => Promise<unknown>;
  /** Aborted when the server stops. */
  readonly signal: AbortSignal;
};

const heartbeatMs = 15_000;
/** A reader that is this far behind has stopped reading. */
const mostBufferedBytes = 1 << 20;
const retryMs = 1_000;
const behindMs = 200;

/**
 * Sends events until the caller disconnects or loses the right to read them. Access is checked before each reading;
 * while the database is away, the stream waits for it. Failures of the server are logged.
 */
export async function sendStream(
  source: EventSource,
  request: FastifyRequest,
  reply: FastifyReply,
  { events, check, signal }: StreamNeeds,
): Promise<void> {
  reply.hijack();
  const { raw } = reply;
  const waker = createWaker();
  const unsubscribe = events.subscribe(source.topics, waker.wake);
  const heartbeat = setInterval(waker.wake, heartbeatMs);
  raw.on("close", waker.end);
  signal.addEventListener("abort", waker.end);
  // A caller who disconnected during the check of access emits no further event.
  if (raw.destroyed || signal.aborted) waker.end();
  raw.writeHead(200, { ...plainHeaders(reply), ...streamHeaders });
  raw.write(`retry: ${retryMs}\n\n`);
  let cursor = findLastEventId(request);
  try {
    do {
      const found = await readWhenReachable(source, cursor, { check, request });
      if (found === undefined || raw.writableLength > mostBufferedBytes) break;
      const { events: arrived, isBehind } = found;
      raw.write(arrived.length === 0 ? ":\n\n" : arrived.map(printEvent).join(""));
      cursor = arrived.findLast(({ id }) => id !== undefined)?.id ?? cursor;
      if (isBehind) setTimeout(waker.wake, behindMs).unref();
    } while (await waker.next());
  } finally {
    clearInterval(heartbeat);
    unsubscribe();
    signal.removeEventListener("abort", waker.end);
    raw.end();
    await source.close?.().catch((error: unknown) => logFailure(error, request));
  }
}

const streamHeaders = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store",
  "x-accel-buffering": "no",
} as const;

function plainHeaders(reply: FastifyReply): Record<string, string> {
  return Object.fromEntries(
    Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

/** Returns the id after which the stream continues; ignores one that is longer than any id. */
function findLastEventId({ headers }: FastifyRequest): string | undefined {
  const id = headers["last-event-id"];
  return typeof id === "string" && /^[\w.-]{1,80}$/.test(id) ? id : undefined;
}

const nothingNew: StreamPart = { events: [], isBehind: false };

/**
 * Reads what is new, and undefined once the caller has no access. After a failure of the server, which is logged, it
 * returns nothing new: the stream reads again at its next wake.
 */
async function readWhenReachable(
  source: EventSource,
  cursor: string | undefined,
  { check, request }: Pick<StreamNeeds, "check"> & { readonly request: FastifyRequest },
): Promise<StreamPart | undefined> {
  try {
    await check();
    return await source.read(cursor);
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return undefined;
    logFailure(error, request);
    return nothingNew;
  }
}

/** Wakes a loop: wakes that arrive while it works are joined into one. */
function createWaker() {
  let isWoken = false;
  let hasEnded = false;
  let resolve: ((isOpen: boolean) => void) | undefined;
  const settle = () => {
    if (!resolve || (!isWoken && !hasEnded)) return;
    isWoken = false;
    resolve(!hasEnded);
    resolve = undefined;
  };
  return {
    wake: () => {
      isWoken = true;
      settle();
    },
    end: () => {
      hasEnded = true;
      settle();
    },
    /** Resolves to true with the next wake, and to false once it has ended. */
    next: () =>
      new Promise<boolean>((settled) => {
        resolve = settled;
        settle();
      }),
  };
}
