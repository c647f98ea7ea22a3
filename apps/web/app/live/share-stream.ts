import { hasSession, subscribeToSession } from "#session/session-presence.ts";
import { followStream, type StreamAddress } from "./follow-stream.ts";
import type { LiveEvent } from "./parse-events.ts";

/** A stream that the tabs of a browser share. */
export type SharedStream = StreamAddress & {
  /** The name of its lock and its channel. */
  readonly name: string;
  /** Returns the id of the last event that this tab knows from elsewhere. */
  readonly knownId?: (() => string | undefined) | undefined;
  /** The kinds of events whose last one a new tab receives at once. */
  readonly kept: readonly string[];
};

/** A message between tabs: an event, or the request of a new tab for the kept ones. */
type Message =
  | { readonly kind: "event"; readonly event: LiveEvent }
  | { readonly kind: "request-kept" };

const ended: LiveEvent = { event: "ended", data: undefined };

/**
 * Calls a listener with the events of a stream until the returned function is called. The tab that
 * has the lock reads the stream and passes its events on; without locks each tab reads its own. A
 * stream that the server refuses, or whose session has ended, has the last event `ended`.
 */
export function shareStream(
  { name, knownId, kept, ...address }: SharedStream,
  onEvent: (event: LiveEvent) => void,
): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const channel = new BroadcastChannel(name);
  const last = new Map<string, LiveEvent>();
  let lastId: string | undefined;
  let isReading = false;

  function receive(event: LiveEvent): void {
    if (signal.aborted) return;
    lastId = event.id ?? lastId;
    if (event.event === ended.event) last.clear();
    if (kept.includes(event.event)) last.set(event.event, event);
    onEvent(event);
  }
  function post(message: Message): void {
    if (!signal.aborted && hasLocks()) channel.postMessage(message);
  }
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === "event") receive(data.event);
    else if (isReading) for (const event of last.values()) post({ kind: "event", event });
  };
  async function read(): Promise<void> {
    const onEvent = (event: LiveEvent) => {
      receive(event);
      post({ kind: "event", event });
    };
    isReading = true;
    await followStream(address, { signal, lastId: () => lastId ?? knownId?.(), onEvent });
    isReading = false;
    onEvent(ended);
  }
  let running: Promise<void> | undefined;
  function run(): void {
    if (running || signal.aborted || !hasSession()) return;
    running = takeLock(name, signal, read).finally(() => {
      running = undefined;
    });
  }
  run();
  post({ kind: "request-kept" });
  // A stream that ended with its session starts again after a login.
  const unsubscribe = subscribeToSession(run);
  return () => {
    unsubscribe();
    stopping.abort();
    channel.close();
  };
}

/** Returns whether the browser has locks; a page on plain HTTP has none. */
function hasLocks(): boolean {
  return "locks" in navigator;
}

async function takeLock(
  name: string,
  signal: AbortSignal,
  work: () => Promise<void>,
): Promise<void> {
  if (!hasLocks()) return work();
  try {
    await navigator.locks.request(name, { signal }, work);
  } catch (failure) {
    if (!signal.aborted) throw failure;
  }
}
