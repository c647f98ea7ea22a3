import { userIdSchema } from "@tessera/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearTokens, keepTokens } from "#session/session-store.ts";
import type { LiveEvent } from "./parse-events.ts";
import { shareStream } from "./share-stream.ts";

const tokens = {
  userId: userIdSchema.parse("0198a1c2-0000-7000-8000-000000000001"),
  accessToken: "access-1",
  refreshToken: "refresh-1",
};

type Connection = {
  readonly lastEventId: string | null;
  /** Sends the text of events. */
  readonly send: (text: string) => void;
  /** Ends the connection; a tab opens the next one after a pause. */
  readonly end: () => void;
};

/** A tab opens a connection again after a pause of a second. */
const patient = { timeout: 10_000 };

let connections: Connection[];
let tabs: (() => void)[];

/** Locks of one name at a time, in order of request, as browsers grant them. */
function createLocks() {
  const ends = new Map<string, Promise<unknown>>();
  return {
    async request(name: string, { signal }: LockOptions, work: () => Promise<void>) {
      const turn = (ends.get(name) ?? Promise.resolve()).then(() => {
        if (signal?.aborted) throw new DOMException("The tab stopped waiting.", "AbortError");
        return work();
      });
      ends.set(
        name,
        turn.catch(() => undefined),
      );
      return turn;
    },
  };
}

/** Answers each connection with a stream that stays open until its tab ends it. */
function connect(_url: string, { headers, signal }: RequestInit): Promise<Response> {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      signal?.addEventListener("abort", () => controller.error(signal.reason));
      connections.push({
        lastEventId: new Headers(headers).get("last-event-id"),
        send: (text) => controller.enqueue(encoder.encode(text)),
        end: () => controller.close(),
      });
    },
  });
  return Promise.resolve(new Response(body));
}

/** Opens a tab that shares the stream; returns its events and the function that closes it. */
function openTab(): { readonly events: LiveEvent[]; readonly close: () => void } {
  const events: LiveEvent[] = [];
  const address = { operation: "streamProject", params: { projectId: "project-1" } } as const;
  const close = shareStream({ ...address, name: "project-1", kept: ["present"] }, (event) =>
    events.push(event),
  );
  tabs.push(close);
  return { events, close };
}

const saved = (id: number) => `id: ${id}\nevent: saved\ndata: {"revision":${id}}\n\n`;
const present = 'event: present\ndata: ["Deniz"]\n\n';
const idsOf = (events: readonly LiveEvent[]) => events.map(({ id }) => id);

beforeEach(async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal("document", { cookie: "", documentElement: { lang: "en" } });
  const window = new EventTarget();
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  vi.stubGlobal("removeEventListener", window.removeEventListener.bind(window));
  vi.stubGlobal("navigator", { locks: createLocks() });
  vi.stubGlobal("fetch", vi.fn(connect));
  [connections, tabs] = [[], []];
  await keepTokens(tokens);
});

afterEach(() => {
  for (const close of tabs) close();
  clearTokens();
  vi.unstubAllGlobals();
});

test("one tab reads the stream, and every tab receives its events", async () => {
  const [first, second] = [openTab(), openTab()];
  await vi.waitFor(() => expect(connections).toHaveLength(1));
  connections[0]?.send(saved(2));
  await vi.waitFor(() => expect(idsOf(second.events)).toEqual(["2"]));
  expect(idsOf(first.events)).toEqual(["2"]);
  expect(connections).toHaveLength(1);
});

test("a new tab receives the last kept event at once, and no other", async () => {
  const first = openTab();
  await vi.waitFor(() => expect(connections).toHaveLength(1));
  connections[0]?.send(saved(2) + present);
  await vi.waitFor(() => expect(first.events).toHaveLength(2));
  const second = openTab();
  await vi.waitFor(() => expect(second.events).not.toEqual([]));
  expect(second.events).toEqual([{ event: "present", data: ["Deniz"] }]);
});

test("another tab continues after the last event when the tab that reads is closed", async () => {
  const [first, second] = [openTab(), openTab()];
  await vi.waitFor(() => expect(connections).toHaveLength(1));
  connections[0]?.send(saved(2));
  await vi.waitFor(() => expect(idsOf(second.events)).toEqual(["2"]));
  first.close();
  await vi.waitFor(() => expect(connections).toHaveLength(2));
  expect(connections[1]?.lastEventId).toBe("2");
  connections[1]?.send(saved(3));
  await vi.waitFor(() => expect(idsOf(second.events)).toEqual(["2", "3"]));
  expect(idsOf(first.events)).toEqual(["2"]);
});

test("without locks each tab reads its own stream, and receives each event once", async () => {
  vi.stubGlobal("navigator", {});
  const both = [openTab(), openTab()];
  await vi.waitFor(() => expect(connections).toHaveLength(2));
  for (const connection of connections) connection.send(saved(2));
  for (const { events } of both) await vi.waitFor(() => expect(idsOf(events)).toEqual(["2"]));
});

test("no stream starts without a session, and one starts with the next login", async () => {
  clearTokens();
  const tab = openTab();
  expect(connections).toEqual([]);
  await keepTokens(tokens);
  await vi.waitFor(() => expect(connections).toHaveLength(1));
  connections[0]?.send(saved(2));
  await vi.waitFor(() => expect(idsOf(tab.events)).toEqual(["2"]));
});

test("every tab receives the end of a refused stream, and a new tab none of its kept events", async () => {
  const both = [openTab(), openTab()];
  await vi.waitFor(() => expect(connections).toHaveLength(1));
  connections[0]?.send(present);
  for (const { events } of both) await vi.waitFor(() => expect(events).toHaveLength(1));
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}", { status: 403 })));
  connections[0]?.end();
  for (const { events } of both) {
    await vi.waitFor(() => expect(events[1]?.event).toBe("ended"), patient);
  }
  const later = openTab();
  await vi.waitFor(() => expect(later.events.map(({ event }) => event)).toEqual(["ended"]));
});
