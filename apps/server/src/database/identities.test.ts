import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runAsOwner } from "#testing/owner.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";

const sources = join(import.meta.dirname, "..");

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

test("no column, index or policy of the database compares texts without their case", async () => {
  const found = await runAsOwner(
    server.ownerUrl,
    `select table_name as name from information_schema.columns
       where table_schema = 'public' and udt_name = 'citext'
     union all select indexname from pg_indexes
       where schemaname = 'public' and indexdef ~* '\\m(lower|upper)\\M'
     union all select policyname from pg_policies
       where concat(qual, with_check) ~* '\\m(lower|upper)\\M|~~\\*'`,
  );
  expect(found).toEqual([]);
});

test("no statement of the server changes the case of a text or compares without it", () => {
  const files = globSync("**/*.{ts,sql}", { cwd: sources }).filter(
    (name) => !/\.test\./.test(name),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.filter((name) =>
    /\b(lower|upper|ilike|citext)\b\s*\(|\bilike\b|\bcitext\b/i.test(
      readFileSync(join(sources, name), "utf8"),
    ),
  );
  expect(found).toEqual([]);
});
