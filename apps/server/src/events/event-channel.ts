import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Transaction } from "#database/database.ts";

/** A subject of events: the saves and the presence of a project, or what concerns a user. */
export type Topic = `project ${string}` | `user ${string}`;

/** The announcements between the processes of a server, over LISTEN and NOTIFY. */
export type EventChannel = {
  /** Announces changes of topics once the transaction commits. */
  announce(transaction: Transaction, topics: readonly Topic[]): Promise<void>;
  /**
   * Calls a listener after each announcement of a topic, and after each reconnection: announcements may have been
   * missed, so it reads what is new from the database. Returns the function that ends the subscription.
   */
  subscribe(topics: readonly Topic[], onChange: () => void): () => void;
  close(): Promise<void>;
};

const channel = "tessera_events";
const leastPauseMs = 100;
const mostPauseMs = 5_000;

/** Opens the channel; its one connection is opened with the first subscription and again whenever it is lost. */
export function openEventChannel(url: string, onError: (error: Error) => void): EventChannel {
  const listeners = new Map<string, Set<() => void>>();
  const closing = new AbortController();
  let running: Promise<void> | undefined;
  const wakeAll = () => {
    for (const onChange of new Set([...listeners.values()].flatMap((each) => [...each])))
      onChange();
  };
  const wake = (topic: string) => {
    for (const onChange of listeners.get(topic) ?? []) onChange();
  };
  return {
    async announce({ $client }, topics) {
      const text = "select pg_notify($1, topic) from unnest($2::text[]) topic";
      await $client.query(text, [channel, topics]);
    },
    subscribe(topics, onChange) {
      running ??= keepListening({ url, onError, signal: closing.signal, wake, wakeAll });
      for (const topic of topics) {
        const known = listeners.get(topic) ?? new Set();
        listeners.set(topic, known.add(onChange));
      }
      return () => {
        for (const topic of topics) {
          const known = listeners.get(topic);
          known?.delete(onChange);
          if (known?.size === 0) listeners.delete(topic);
        }
      };
    },
    async close() {
      closing.abort();
      await running;
    },
  };
}

type Listening = {
  readonly url: string;
  readonly onError: (error: Error) => void;
  readonly signal: AbortSignal;
  readonly wake: (topic: string) => void;
  readonly wakeAll: () => void;
};

/** Listens until the channel is closed; a lost connection is opened again, with growing pauses. */
async function keepListening(options: Listening): Promise<void> {
  const { signal, onError } = options;
  let pauseMs = leastPauseMs;
  while (!signal.aborted) {
    try {
      await listen(options, () => {
        pauseMs = leastPauseMs;
      });
    } catch (error) {
      onError(error as Error);
    }
    await sleep(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
    pauseMs = Math.min(mostPauseMs, pauseMs * 2);
  }
}

/** Listens on one connection, until it is lost or the channel is closed. */
async function listen(
  { url, signal, wake, wakeAll }: Listening,
  onOpen: () => void,
): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "tessera-events",
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
  });
  const lost = Promise.withResolvers<void>();
  client.on("error", lost.reject);
  client.on("end", lost.resolve);
  client.on("notification", ({ payload = "" }) => wake(payload));
  signal.addEventListener("abort", () => lost.resolve(), { once: true });
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
    onOpen();
    wakeAll();
    await lost.promise;
  } finally {
    lost.promise.catch(() => undefined);
    await client.end().catch(() => undefined);
  }
}
