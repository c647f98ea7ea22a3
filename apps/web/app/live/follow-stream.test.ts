import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearTokens, keepTokens } from "#session/session-store.ts";
import { followStream } from "./follow-stream.ts";
import type { LiveEvent } from "./parse-events.ts";

type Answer = (headers: Headers) => Response | Promise<Response>;

const encoder = new TextEncoder();
let answers: Answer[];
let requests: Headers[];
let events: LiveEvent[];
let stopping: AbortController;

/** Answers refreshes with the next token, and each connection of the stream with the next answer. */
async function serve(url: string, { headers }: RequestInit): Promise<Response> {
  if (url.endsWith("/auth/refresh")) {
    const data = { accessToken: "access-2", refreshToken: "refresh-2", user: {} };
    return new Response(JSON.stringify({ data, meta: {} }));
  }
  const sent = new Headers(headers);
  requests.push(sent);
  const next = answers.shift();
  if (next) return next(sent);
  stopping.abort();
  throw new TypeError("Failed to fetch");
}

function stream(...texts: readonly string[]): Answer {
  const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    for (const text of texts) controller.enqueue(encoder.encode(text));
    controller.close();
  };
  return () => new Response(new ReadableStream({ start }));
}

const refused =
  (status: number): Answer =>
  () =>
    new Response("{}", { status });

async function follow(lastId?: string): Promise<void> {
  const address = { operation: "streamProject", params: { projectId: "project-1" } } as const;
  const following = followStream(address, {
    lastId: () => events.findLast(({ id }) => id !== undefined)?.id ?? lastId,
    onEvent: (event) => events.push(event),
    signal: stopping.signal,
  });
  await vi.runAllTimersAsync();
  await following;
}

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
  vi.stubGlobal("fetch", vi.fn(serve));
  [answers, requests, events, stopping] = [[], [], [], new AbortController()];
  await keepTokens({ accessToken: "access-1", refreshToken: "refresh-1" });
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  clearTokens();
  vi.unstubAllGlobals();
});

test("calls the listener with each event, also when one arrives in parts", async () => {
  answers = [stream("id: 2\nevent: saved\nda", 'ta: {"revision":2}\n\n:\n\n')];
  await follow("1");
  expect(events).toEqual([{ id: "2", event: "saved", data: { revision: 2 } }]);
  expect(requests[0]?.get("authorization")).toBe("Bearer access-1");
  expect(requests[0]?.get("last-event-id")).toBe("1");
});

test("continues after the last event when the connection is lost", async () => {
  answers = [
    stream('id: 2\nevent: saved\ndata: {"revision":2}\n\n'),
    refused(503),
    stream('id: 3\nevent: saved\ndata: {"revision":3}\n\n'),
  ];
  await follow();
  expect(events.map(({ id }) => id)).toEqual(["2", "3"]);
  expect(requests.map((headers) => headers.get("last-event-id"))).toEqual([null, "2", "2", "3"]);
});

test("renews a refused token once, and ends when the new one is refused too", async () => {
  answers = [refused(401), stream('event: unread\ndata: {"unread":1}\n\n')];
  await follow();
  expect(events).toHaveLength(1);
  expect(requests[1]?.get("authorization")).toBe("Bearer access-2");

  [answers, requests, stopping] = [[refused(401), refused(401)], [], new AbortController()];
  await follow();
  expect(requests).toHaveLength(2);
});

test.each([403, 404])("ends when the server refuses it with %s", async (status) => {
  answers = [refused(status), stream("")];
  await follow();
  expect(requests).toHaveLength(1);
});

test("ends when the session has ended", async () => {
  answers = [
    (headers) => {
      clearTokens();
      return stream("")(headers);
    },
  ];
  await follow();
  expect(requests).toHaveLength(1);
});
