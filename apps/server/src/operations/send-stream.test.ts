import { once } from "node:events";
import { get } from "node:http";
import fastify from "fastify";
import { expect, onTestFinished, test, vi } from "vitest";
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
