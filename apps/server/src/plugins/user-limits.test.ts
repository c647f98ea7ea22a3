import { once } from "node:events";
import { get } from "node:http";
import fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { createUuid } from "#ids/uuid.ts";
import { addUserLimits } from "./user-limits.ts";

test("does not count a call whose caller disconnected before it was counted", async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  const countCall = addUserLimits(app, 1);
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
