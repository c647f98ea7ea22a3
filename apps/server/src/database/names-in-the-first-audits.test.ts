import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createOldDatabase, type OldDatabase } from "#testing/create-old-database.ts";
import { runAsOwner } from "#testing/owner.ts";
import { migrateDatabase } from "./migrate.ts";

let database: OldDatabase;
beforeAll(async () => {
  database = await createOldDatabase(inject("clusterUrl"), "names-in-the-first-audits");
});
afterAll(() => database.drop());

test("the migration removes the names of people from the first entries of their organizations, and no others", async () => {
  const { url } = database;
  const organizationId = "0190a0b0-0000-7000-8000-000000000001";
  await runAsOwner(
    url,
    "insert into organizations (id, name, slug) values ($1, 'Ada Lovelace', 'ada-lovelace')",
    [organizationId],
  );
  await runAsOwner(
    url,
    `insert into audit (organization_id, id, actor_id, operation, subject_id, details)
      select $1, gen_random_uuid(), $1, operation, $1, '{"name": "Ada Lovelace"}'
      from unnest(array['createOrganization', 'registerSocially', 'verifyEmail']) operation`,
    [organizationId],
  );
  await migrateDatabase(url);
  expect(await runAsOwner(url, "select operation, details from audit order by operation")).toEqual([
    { operation: "createOrganization", details: { name: "Ada Lovelace" } },
    { operation: "registerSocially", details: {} },
    { operation: "verifyEmail", details: {} },
  ]);
  const forced = "select relforcerowsecurity as forced from pg_class where relname = 'audit'";
  expect(await runAsOwner(url, forced)).toEqual([{ forced: true }]);
});
