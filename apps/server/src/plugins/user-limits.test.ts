import { once } from "node:events";
import { get } from "node:http";
import fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { createUuid } from "#ids/uuid.ts";
import { addUserLimits } from "./user-limits.ts";

test("does not count a call whose caller disconnected before it was counted", async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  const { countCall } = addUserLimits(app, 1);
  const callerId = createUuid();
  let received: (() => void) | undefined;

  app.addHook("onRequest", async (request, reply) => {
    request.callerId = callerId;
    if (request.headers["x-disconnects"]) {
      const disconnected = once(reply.raw, "close");
      received?.();
      await disconnected;
    }
    await countCall(request, reply);
  });
  app.get("/", (_request, reply) => reply.send("ok"));
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  for (let count = 0; count < 17; count += 1) {
    const arrived = Promise.withResolvers<void>();
    received = arrived.resolve;
    const caller = get(address, { headers: { "x-disconnects": "1" } });
    caller.on("error", () => undefined);
    await arrived.promise;
    caller.destroy();
  }
  expect((await fetch(address)).status).toBe(200);
});

test("open streams take no place of a call, and have a separate limit", async () => {
  const app = fastify({ forceCloseConnections: true });
  onTestFinished(() => app.close());
  const { countCall, countStream } = addUserLimits(app, 1);
  const callerId = createUuid();
  app.addHook("onRequest", async (request, reply) => {
    request.callerId = callerId;
    await (request.url === "/stream" ? countStream : countCall)(request, reply);
  });
  app.get("/", (_request, reply) => reply.send("ok"));
  app.get("/stream", (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200).write("\n");
  });
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  const closing = new AbortController();
  const open = () => fetch(`${address}/stream`, { signal: closing.signal });
  const opened = await Promise.all(Array.from({ length: 12 }, open));
  expect(opened.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
  expect((await open()).status).toBe(429);
  const calls = await Promise.all(Array.from({ length: 16 }, () => fetch(address)));
  expect(calls.map(({ status }) => status)).toEqual(Array.from({ length: 16 }, () => 200));
  closing.abort();
  await expect.poll(async () => (await fetch(`${address}/stream`)).status).toBe(200);
});
