import { calls, pathOf, type OperationId } from "@tessera/contract";
import { printRequestHeaders } from "#http/request-headers.ts";
import { isOfAnotherUser } from "#session/page-user.ts";
import { refreshTokens } from "#session/refresh-tokens.ts";
import { findTokens } from "#session/session-store.ts";
import { parseEvents, type LiveEvent } from "./parse-events.ts";

/** The operation of a stream, and the project of its path. */
export type StreamAddress = {
  readonly operation: Extract<OperationId, "streamNotifications" | "streamProject">;
  readonly params?: Readonly<Record<string, string>>;
};

/** The parts of a stream besides its address. */
export type StreamOptions = {
  /** Returns the id of the last known event, after which the stream continues. */
  readonly lastId: () => string | undefined;
  readonly onEvent: (event: LiveEvent) => void;
  readonly signal: AbortSignal;
};

const leastPauseMs = 1_000;
const mostPauseMs = 60_000;

/** The result of one connection: it ended and may be opened again, it needs a new token, or it is refused. */
type Ended = "ended" | "token-refused" | "refused";

/**
 * Calls a listener with the events of a stream until it is aborted, the session ends, another user follows
 * or the server refuses it. A lost connection is opened again after growing pauses and after the last event; a
 * refused token is renewed once.
 */
export async function followStream(address: StreamAddress, options: StreamOptions): Promise<void> {
  const { signal } = options;
  let pauseMs = leastPauseMs;
  let isRenewed = false;
  while (!signal.aborted) {
    const tokens = await findTokens().catch(() => undefined);
    // Another tab has just logged in another user: this page is about to be replaced.
    if (!tokens || isOfAnotherUser(tokens) || signal.aborted) return;
    const startedMs = Date.now();
    const end = await connect(address, tokens.accessToken, options);
    if (end === "refused" || signal.aborted) return;
    if (end === "token-refused") {
      if (isRenewed) return;
      const renewed = await refreshTokens(tokens).catch(() => tokens);
      if (!renewed) return;
      isRenewed = renewed !== tokens;
      if (isRenewed) continue;
    } else isRenewed = false;
    // A connection that lasted was accepted, so the next failure starts with the shortest pause.
    if (Date.now() - startedMs > mostPauseMs) pauseMs = leastPauseMs;
    await pause(pauseMs, signal);
    pauseMs = Math.min(mostPauseMs, pauseMs * 2);
  }
}

async function connect(
  { operation, params = {} }: StreamAddress,
  accessToken: string,
  { lastId, onEvent, signal }: StreamOptions,
): Promise<Ended> {
  const after = lastId();
  try {
    const response = await fetch(pathOf({ path: calls[operation].path }, params), {
      signal,
      cache: "no-store",
      headers: {
        ...printRequestHeaders(accessToken, undefined),
        accept: "text/event-stream",
        ...(after !== undefined && { "last-event-id": after }),
      },
    });
    if (response.status === 401) return "token-refused";
    if (response.status === 403 || response.status === 404) return "refused";
    if (response.ok && response.body) await readEvents(response.body, onEvent);
  } catch {
    // The network or the server is away; the stream continues when they are back.
  }
  return "ended";
}

async function readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onEvent: (event: LiveEvent) => void,
): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const parsed = parseEvents(rest + value);
    rest = parsed.rest;
    for (const event of parsed.events) onEvent(event);
  }
}

/** Waits for a time or until the browser is online again; an abort ends the wait. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const jitterMs = ms * (0.75 + Math.random() / 2);
    const timer = setTimeout(end, jitterMs);
    addEventListener("online", end);
    signal.addEventListener("abort", end);
    function end() {
      clearTimeout(timer);
      removeEventListener("online", end);
      signal.removeEventListener("abort", end);
      resolve();
    }
  });
}
