import { operations } from "@tessera/contract";
import { expect, test } from "vitest";
import { callApp } from "#testing/call-app.ts";
import { createPerson } from "#testing/factories.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";

const poolSize = 12;

/** Fills the pool with transactions that run until the returned function is called. */
async function fillPool({ services: { database } }: TestApp): Promise<() => Promise<unknown>> {
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const running: Promise<unknown>[] = [];
  for (let count = 0; count < poolSize; count += 1) {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const work = () => {
      begin();
      return end;
    };
    running.push(database.transaction({}, work));
    await begun;
  }
  return () => {
    resolve();
    return Promise.all(running);
  };
}

test("while calls wait for the database, new calls get 503 immediately and /health answers", async () => {
  const loaded = await startTestApp({ loadLimits: { eventLoopDelayMs: 60_000, waitingCalls: 0 } });
  const person = await createPerson(loaded);
  const empty = await fillPool(loaded);
  const waiting = loaded.services.database.transaction({}, () => Promise.resolve());
  const refused = await callApp(loaded, person, operations.getUser, {});
  const health = await loaded.app.inject({ url: "/health" });
  await empty();
  await Promise.allSettled([waiting]);
  const accepted = await callApp(loaded, person, operations.getUser, {});
  await loaded.close();
  expect(refused).toMatchObject({
    status: 503,
    meta: { errorCode: "unavailable" },
    headers: { "retry-after": "1", "x-frame-options": "DENY" },
  });
  expect([health.statusCode, accepted.status]).toEqual([200, 200]);
});

test("a delayed event loop sheds everything but /health", async () => {
  const delayed = await startTestApp({
    loadLimits: { eventLoopDelayMs: Number.MIN_VALUE, waitingCalls: 60 },
  });
  try {
    await expect
      .poll(async () => (await delayed.app.inject({ url: "/api/v1/config" })).statusCode, {
        timeout: 100_000,
      })
      .toBe(503);
    expect((await delayed.app.inject({ url: "/health" })).statusCode).toBe(200);
  } finally {
    await delayed.close();
  }
});
