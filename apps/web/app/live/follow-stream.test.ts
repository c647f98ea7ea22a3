import { userIdSchema } from "@tessera/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setPageUser } from "#session/page-user.ts";
import { clearTokens, keepTokens } from "#session/session-store.ts";
import { followStream } from "./follow-stream.ts";
import type { LiveEvent } from "./parse-events.ts";

const userId = userIdSchema.parse("0198a1c2-0000-7000-8000-000000000001");
const otherId = userIdSchema.parse("0198a1c2-0000-7000-8000-000000000002");

type Answer = (headers: Headers) => Response | Promise<Response>;

const encoder = new TextEncoder();
let answers: Answer[];
let requests: Headers[];
let events: LiveEvent[];
let stopping: AbortController;
let window: EventTarget;

/** Answers refreshes with the next token, and each connection of the stream with the next answer. */
async function serve(url: string, { headers }: RequestInit): Promise<Response> {
  if (url.endsWith("/auth/refresh")) {
    const data = { accessToken: "access-2", refreshToken: "refresh-2", user: { id: userId } };
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

function startToFollow(lastId?: string): Promise<void> {
  const address = { operation: "streamProject", params: { projectId: "project-1" } } as const;
  return followStream(address, {
    lastId: () => events.findLast(({ id }) => id !== undefined)?.id ?? lastId,
    onEvent: (event) => events.push(event),
    signal: stopping.signal,
  });
}

async function follow(lastId?: string): Promise<void> {
  const following = startToFollow(lastId);
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
  window = new EventTarget();
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  vi.stubGlobal("removeEventListener", window.removeEventListener.bind(window));
  vi.stubGlobal("fetch", vi.fn(serve));
  [answers, requests, events, stopping] = [[], [], [], new AbortController()];
  await keepTokens({ userId, accessToken: "access-1", refreshToken: "refresh-1" });
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  clearTokens();
  setPageUser(undefined);
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

test("never continues with the tokens of another user who logs in while the connection is lost", async () => {
  setPageUser(userId);
  const others = { userId: otherId, accessToken: "access-9", refreshToken: "refresh-9" };
  const lose = async () => {
    await keepTokens(others);
    return new Response("{}", { status: 503 });
  };
  answers = [lose, stream('id: 3\nevent: saved\ndata: {"revision":3}\n\n')];
  await follow();
  expect(events).toEqual([]);
  expect(requests.map((headers) => headers.get("authorization"))).toEqual(["Bearer access-1"]);
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

test("continues with a new token after the last event when the server ends it at the token's expiry", async () => {
  answers = [
    stream('id: 2\nevent: saved\ndata: {"revision":2}\n\n'),
    refused(401),
    stream('id: 3\nevent: saved\ndata: {"revision":3}\n\n'),
  ];
  await follow();
  expect(events.map(({ id }) => id)).toEqual(["2", "3"]);
  const sent = requests.map((headers) => [
    headers.get("authorization"),
    headers.get("last-event-id"),
  ]);
  expect(sent.slice(0, 3)).toEqual([
    ["Bearer access-1", null],
    ["Bearer access-1", "2"],
    ["Bearer access-2", "2"],
  ]);
});

test("continues when the browser is online again, without the rest of the pause", async () => {
  const offline: Answer = () => {
    throw new TypeError("Failed to fetch");
  };
  answers = [offline, stream('id: 2\nevent: saved\ndata: {"revision":2}\n\n')];
  const following = startToFollow();
  await vi.advanceTimersByTimeAsync(100);
  expect(requests).toHaveLength(1);
  window.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(requests).toHaveLength(2);
  expect(events.map(({ id }) => id)).toEqual(["2"]);
  await vi.runAllTimersAsync();
  await following;
});

test("asks less and less often while the server refuses it with 429, and continues", async () => {
  const timesMs: number[] = [];
  const tooMany: Answer = () => {
    timesMs.push(Date.now());
    return new Response("{}", { status: 429 });
  };
  answers = [tooMany, tooMany, tooMany, stream('id: 2\nevent: saved\ndata: {"revision":2}\n\n')];
  await follow("1");
  const [first = 0, second = 0, third = 0] = timesMs;
  // A pause doubles, and varies by a quarter.
  expect(second - first).toBeGreaterThanOrEqual(750);
  expect(third - second).toBeGreaterThanOrEqual(1_500);
  expect(requests.slice(0, 4).map((headers) => headers.get("last-event-id"))).toEqual(
    Array(4).fill("1"),
  );
  expect(events.map(({ id }) => id)).toEqual(["2"]);
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
