import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { callOperation, outcomeOf } from "#testing/call-operation.ts";
import { registerPerson } from "#testing/register-person.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";

const longestMs = inject("form") === "long" ? 2_000 : 20_000;
let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

test("soon refuses a call that waits for a locked row, with a Retry-After", async () => {
  const { accessToken } = await registerPerson(server);
  const create = () =>
    callOperation(server, "createOrganization", {
      headers: { authorization: `Bearer ${accessToken}` },
      body: { name: "Locked" },
    });
  const holder = new pg.Client({ connectionString: server.ownerUrl });
  await holder.connect();
  await holder.query("begin; select from users for update");
  const start = performance.now();
  const refused = await create();
  expect(outcomeOf(refused)).toBe("503 unavailable");
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(performance.now() - start).toBeLessThan(longestMs);
  await holder.end();
  expect(outcomeOf(await create())).toBe("201");
});
