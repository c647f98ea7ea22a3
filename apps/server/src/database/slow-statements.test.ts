import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { translateError } from "#errors/translate-error.ts";
import { runAsOwner } from "#testing/owner.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";
import { runSlowly } from "./database.ts";

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

test("refuses a call's statement that takes too long, and ends it in PostgreSQL too", async () => {
  const call = server.services.database.transaction({}, (transaction) =>
    transaction.execute(sql`select pg_sleep(600)`),
  );
  const error: unknown = await call.catch((thrown: unknown) => thrown);
  expect(translateError(error).code).toBe("unavailable");
  const running = `select 1 from pg_stat_activity
    where datname = current_database() and state = 'active' and query like '%pg_sleep(600)'`;
  const findRunning = () => runAsOwner(server.ownerUrl, running);
  await vi.waitFor(async () => expect(await findRunning()).toEqual([]), { timeout: 100_000 });
});

test("allows a job's statement to take longer", async () => {
  const job = server.services.database.transaction({}, (transaction) =>
    runSlowly(transaction, transaction.select({ slept: sql`pg_sleep(2)` }).from(sql`(select 1)`)),
  );
  await expect(job).resolves.toBeUndefined();
});
