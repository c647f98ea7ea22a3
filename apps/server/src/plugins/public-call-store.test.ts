import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { closeServices } from "#create-services.ts";
import { outcomeOf } from "#testing/call-operation.ts";
import { runAsOwner } from "#testing/owner.ts";
import { recordStatements } from "#testing/record-statements.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";
import { createTestDatabase, type TestDatabase } from "#testing/test-database.ts";

const mostLogins = 30;
let database: TestDatabase;
let servers: readonly [TestApp, TestApp];

beforeAll(async () => {
  database = await createTestDatabase();
  const options = { database, config: { rateLimitFactor: 1 } };
  servers = [await startTestApp(options), await startTestApp(options)];
});
beforeEach(async () => {
  await runAsOwner(database.url, "delete from public_calls");
});
afterAll(async () => {
  const [first, second] = servers;
  await second.app.close();
  await closeServices(second.services);
  await first.close();
});

let address = 0;
beforeEach(() => {
  address += 1;
});

/** Sends a login without its fields from an address of the test, which is refused after it is counted. */
function logIn({ app }: TestApp, from = address): Promise<LightMyRequestResponse> {
  const request = { method: "POST", url: "/api/v1/auth/login", payload: {} } as const;
  return app.inject({ ...request, remoteAddress: `192.0.2.${from}` });
}

async function logInOften(server: TestApp, count: number): Promise<readonly string[]> {
  const outcomes: string[] = [];
  for (let sent = 0; sent < count; sent += 1) outcomes.push(outcomeOf(await logIn(server)));
  return outcomes;
}

test("two servers on one database count the calls of an address together", async () => {
  const outcomes: string[] = [];
  for (let round = 0; round < 40; round += 1) {
    const answers = await Promise.all(servers.map((server) => logIn(server)));
    outcomes.push(...answers.map(outcomeOf));
  }
  expect(outcomes.filter((outcome) => outcome === "422 invalid")).toHaveLength(mostLogins);
  expect(outcomes.filter((outcome) => outcome === "429 tooMany")).toHaveLength(80 - mostLogins);
});

test("returns when the minute ends, refuses no other address, and counts again afterwards", async () => {
  const [first, second] = servers;
  await logInOften(first, mostLogins);
  const refused = await logIn(first);
  expect(outcomeOf(refused)).toBe("429 tooMany");
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(60);
  expect(outcomeOf(await logIn(first, 200))).toBe("422 invalid");
  await runAsOwner(database.url, "update public_calls set ends_at = now()");
  expect(await logInOften(second, 2)).toEqual(["422 invalid", "422 invalid"]);
});

test("refuses a known caller over the limit without a statement", async () => {
  const [first] = servers;
  await logInOften(first, mostLogins + 1);
  expect(await recordStatements(() => logIn(first))).toEqual([]);
  expect(await recordStatements(() => logIn(first, 201))).toEqual(["settings; count-public-call"]);
});

test("stores no address and no route", async () => {
  await logIn(servers[0]);
  const rows = await runAsOwner(database.url, "select caller_hash from public_calls");
  expect(rows).toEqual([{ caller_hash: expect.stringMatching(/^[\w-]{43}$/) }]);
});
