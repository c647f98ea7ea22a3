import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runAsOwner } from "#testing/owner.ts";
import { makeTestDatabase, type TestDatabase } from "#testing/test-database.ts";
import { openPooledLine } from "#testing/pooled-line.ts";
import { openLine } from "#testing/silent-line.ts";
import { Changes } from "./changes.ts";
import { openDatabase, type Database } from "./database.ts";

let database: TestDatabase;
let access: Database;
let changes: Changes;
let lost: Error[];

beforeEach(async () => {
  database = await makeTestDatabase();
  lost = [];
  access = openDatabase(database.url, { size: 2, onLost: () => undefined });
  changes = new Changes(database.url, access, (error) => lost.push(error));
});
afterEach(async () => {
  await changes.close();
  await access.close();
  await database.drop();
});

function becomeCurrent(): Promise<void> {
  return vi.waitFor(() => expect(changes.isCurrent()).toBe(true), { timeout: 10_000, interval: 5 });
}

function commit(statement: string): Promise<unknown> {
  return runAsOwner(database.url, statement);
}

test("is not current before it listens, and is so soon after", async () => {
  expect(changes.isCurrent()).toBe(false);
  await becomeCurrent();
});

test("what was committed before a doubt has been told once it is current again", async () => {
  const told: (string | undefined)[] = [];
  changes.onTold((id) => told.push(id));
  await becomeCurrent();
  for (let round = 0; round < 50; round++) {
    await commit(`notify tessera_changes, 'row ${round}'`);
    changes.doubt();
    expect(changes.isCurrent()).toBe(false);
    await becomeCurrent();
    expect(told.at(-1)).toBe(`row ${round}`);
  }
});

test("who listens no more is told nothing", async () => {
  const told: (string | undefined)[] = [];
  const stop = changes.onTold((id) => told.push(id));
  await becomeCurrent();
  const before = told.length;
  stop();
  await commit("notify tessera_changes, 'row'");
  changes.doubt();
  await becomeCurrent();
  expect([changes.count, told.length]).toEqual([before + 1, before]);
});

test("a connection that ends tells that anything may have changed, and is opened again", async () => {
  await becomeCurrent();
  const before = changes.count;
  await commit(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'tessera-changes'",
  );
  await vi.waitFor(() => expect(lost).toHaveLength(1), { timeout: 10_000 });
  expect(changes.isCurrent()).toBe(false);
  await becomeCurrent();
  // Once as it was lost, and once as it listens again: what was committed between the two was told to nobody.
  expect(changes.count).toBe(before + 2);
});

test("a connection that falls silent is not believed for long, and is current again with its voice", async () => {
  const line = await openLine(database.url);
  const behind = new Changes(line.url, access, () => undefined);
  const isCurrent = (wanted: boolean) =>
    vi.waitFor(() => expect(behind.isCurrent()).toBe(wanted), { timeout: 10_000, interval: 5 });
  await isCurrent(true);
  line.fallSilent();
  await isCurrent(false);
  line.speak();
  await isCurrent(true);
  await behind.close();
  line.close();
});

test("a connection that a pooler shares between transactions proves nothing", async () => {
  const line = await openPooledLine(database.url);
  const pooled = openDatabase(line.url, { size: 2, onLost: () => undefined });
  const behind = new Changes(line.url, pooled, (error) => lost.push(error));
  const isGivenUp = () => {
    if (behind.isCurrent()) return "current";
    expect(lost).toHaveLength(1);
    return "given up";
  };
  expect(await vi.waitFor(isGivenUp, { timeout: 10_000, interval: 5 })).toBe("given up");
  expect(behind.isCurrent()).toBe(false);
  await behind.close();
  await pooled.close();
  line.close();
});

test.each(["sessions", "members", "organizations", "projects"])(
  "every change of a row of %s is told, and so is its end",
  async (table) => {
    const rows = await runAsOwner<{ events: string[] }>(
      database.url,
      `select array_agg(event_manipulation::text order by 1) as events
       from information_schema.triggers where event_object_table = '${table}'`,
    );
    expect(rows[0]?.events).toEqual(["DELETE", "UPDATE"]);
  },
);
