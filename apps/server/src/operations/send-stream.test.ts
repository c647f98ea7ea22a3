import { once } from "node:events";
import { get } from "node:http";
import fastify from "fastify";
import { expect, onTestFinished, test, vi } from "vitest";
import { ApiError } from "#errors/api-error.ts";
import type { EventSource } from "#events/event-stream.ts";
import { sendStream, type StreamNeeds } from "./send-stream.ts";

const unsubscribe = vi.fn();
const events: StreamNeeds["events"] = {
  announce: () => Promise.resolve(),
  subscribe: () => unsubscribe,
  close: () => Promise.resolve(),
};

test("ends a stream whose caller disconnected before it started", async () => {
  const ended = Promise.withResolvers<void>();
  const close = vi.fn(() => Promise.resolve());
  const read = () => Promise.resolve({ events: [], isBehind: false });
  const app = fastify();
  onTestFinished(() => app.close());
  app.get("/", async (request, reply) => {
    const disconnected = once(reply.raw, "close");
    caller.destroy();
    await disconnected;
    const { signal } = new AbortController();
    const needs = { events, check: () => Promise.resolve(), signal };
    void sendStream({ topics: [], read, close }, request, reply, needs).then(ended.resolve);
    return reply;
  });
  const caller = get(await app.listen({ port: 0, host: "127.0.0.1" }));
  caller.on("error", () => undefined);
  await ended.promise;
  expect(unsubscribe).toHaveBeenCalledOnce();
  expect(close).toHaveBeenCalledOnce();
});

test.each([
  ["an error of the server as an error", new TypeError("broken"), 50, "internal"],
  [
    "an unavailable database as a warning",
    Object.assign(new Error("refused"), { code: "ECONNREFUSED" }),
    40,
    "unavailable",
  ],
])("logs %s, and reads again at the next wake", async (_, failure, level, msg) => {
  const lines: { level: number; msg: string; error?: { name: string } }[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const app = fastify({ logger: { stream } });
  onTestFinished(() => app.close());
  let wake = () => undefined as void;
  const subscribing = {
    ...events,
    subscribe: (_topics: unknown, onChange: () => void) => {
      wake = onChange;
      return unsubscribe;
    },
  };
  const read = vi
    .fn<EventSource["read"]>()
    .mockRejectedValueOnce(failure)
    .mockResolvedValue({ events: [{ event: "saved", data: 2 }], isBehind: false });
  app.get("/", (request, reply) => {
    const { signal } = new AbortController();
    const needs = { events: subscribing, check: () => Promise.resolve(), signal };
    void sendStream({ topics: [], read }, request, reply, needs);
  });
  const caller = new AbortController();
  const { body } = await fetch(await app.listen({ port: 0, host: "127.0.0.1" }), caller);
  let text = "";
  const reading = (async () => {
    for await (const part of body ?? []) text += new TextDecoder().decode(part);
  })().catch(() => undefined);
  await expect.poll(() => read.mock.calls.length).toBe(1);
  wake();
  await expect.poll(() => text).toContain("event: saved");
  caller.abort();
  await reading;
  const failures = lines.filter(({ error }) => error !== undefined);
  expect(failures).toMatchObject([{ level, msg, error: { name: failure.name } }]);
});

test("ends without a line in the log once the caller has no access", async () => {
  const lines: string[] = [];
  const app = fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } });
  onTestFinished(() => app.close());
  const check = () => Promise.reject(new ApiError("notFound"));
  app.get("/", (request, reply) => {
    const { signal } = new AbortController();
    const read = () => Promise.resolve({ events: [], isBehind: false });
    void sendStream({ topics: [], read }, request, reply, { events, check, signal });
  });
  const answer = await fetch(await app.listen({ port: 0, host: "127.0.0.1" }));
  expect(await answer.text()).toBe("retry: 1000\n\n");
  expect(lines.filter((line) => line.includes('"error"'))).toEqual([]);
});
