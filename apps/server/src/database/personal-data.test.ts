import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createOldDatabase, type OldDatabase } from "#testing/create-old-database.ts";
import { runAsOwner } from "#testing/owner.ts";
import { migrateDatabase } from "./migrate.ts";

let database: OldDatabase;
beforeAll(async () => {
  database = await createOldDatabase(inject("clusterUrl"), "personal-data");
});
afterAll(() => database.drop());

test("the migration dates the terms of an account by its creation, and those of a registration by its call", async () => {
  const { url } = database;
  await runAsOwner(
    url,
    `insert into users (id, email, name, birth_date, locale, created_at)
      values (gen_random_uuid(), 'ada@example.test', 'Ada', '1990-01-01', 'en', '2026-01-02T03:04:05Z')`,
  );
  await runAsOwner(
    url,
    `insert into registrations (token_hash, email, name, password_hash, birth_date, locale, expires_at)
      values ('hash', 'bo@example.test', 'Bo', 'none', '1990-01-01', 'en', '2026-02-02T03:04:05Z')`,
  );
  await migrateDatabase(url);
  const accepted = `select terms_accepted_at from users
    union all select terms_accepted_at from registrations`;
  expect(await runAsOwner(url, accepted)).toEqual([
    { terms_accepted_at: new Date("2026-01-02T03:04:05Z") },
    { terms_accepted_at: new Date("2026-02-01T03:04:05Z") },
  ]);
});
