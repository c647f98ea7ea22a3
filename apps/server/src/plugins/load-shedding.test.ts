import { operations } from "@tessera/contract";
import { expect, test } from "vitest";
import { callApp } from "#testing/call-app.ts";
import { makePerson } from "#testing/factories.ts";
import { startTestApp } from "#testing/start-test-app.ts";

/** More than the pool has: one of them waits. */
const transactions = 13;

test("while calls wait for the database new ones get 503 at once, and /health answers", async () => {
  const loaded = await startTestApp({ loadLimits: { eventLoopDelayMs: 60_000, waitingCalls: 0 } });
  const person = await makePerson(loaded);
  const { promise: end, resolve } = Promise.withResolvers<void>();
  try {
    const { database } = loaded.services;
    const running = Array.from({ length: transactions }, () => database.transaction({}, () => end));
    const refused = await callApp(loaded, person, operations.getUser, {});
    expect(refused).toMatchObject({
      status: 503,
      meta: { errorCode: "unavailable" },
      headers: { "retry-after": "1", "x-frame-options": "DENY" },
    });
    expect((await loaded.app.inject({ url: "/health" })).statusCode).toBe(200);
    resolve();
    await Promise.all(running);
    expect((await callApp(loaded, person, operations.getUser, {})).status).toBe(200);
  } finally {
    resolve();
    await loaded.close();
  }
});

test("a delayed event loop sheds everything but /health", async () => {
  const delayed = await startTestApp({
    loadLimits: { eventLoopDelayMs: Number.MIN_VALUE, waitingCalls: 60 },
  });
  try {
    await expect
      .poll(async () => (await delayed.app.inject({ url: "/api/v1/config" })).statusCode, {
        timeout: 10_000,
      })
      .toBe(503);
    expect((await delayed.app.inject({ url: "/health" })).statusCode).toBe(200);
  } finally {
    await delayed.close();
  }
});
