import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createOldDatabase, type OldDatabase } from "#testing/create-old-database.ts";
import { runAsOwner } from "#testing/owner.ts";
import { migrateDatabase } from "./migrate.ts";

let database: OldDatabase;
beforeAll(async () => {
  database = await createOldDatabase(inject("clusterUrl"), "audit-pseudonyms");
});
afterAll(() => database.drop());

const [person, organization, deleted, session] = [1, 2, 3, 4].map(
  (digit) => `0190a0b0-0000-7000-8000-00000000000${digit}`,
);

test("the migration gives the rows of existing accounts their pseudonyms, and keeps the others", async () => {
  const { url } = database;
  await runAsOwner(
    url,
    "insert into users (id, email, name, birth_date, locale) values ($1, 'ada@example.test', 'Ada', '1990-01-01', 'en')",
    [person],
  );
  await runAsOwner(
    url,
    "insert into organizations (id, name, slug) values ($1, 'Acme', 'acme-of-pseudonyms')",
    [organization],
  );
  const ofOrganization =
    "insert into audit (organization_id, id, actor_id, operation, subject_id, details) values ($1, $2, $3, 'updateMember', $4, '{}')";
  await runAsOwner(url, ofOrganization, [organization, session, person, person]);
  await runAsOwner(url, ofOrganization, [organization, deleted, deleted, organization]);
  await runAsOwner(
    url,
    "insert into account_audit (request_id, account_id, actor_id, session_id, operation, result, address_hash) values ($1, $2, $2, $3, 'login', 'done', 'hash')",
    [organization, person, session],
  );

  await migrateDatabase(url);
  const [user] = await runAsOwner<{ audit_id: string }>(url, "select audit_id from users");
  const pseudonym = user?.audit_id;
  expect(pseudonym).not.toBe(person);
  const rows = await runAsOwner(url, "select actor_id, subject_id from audit order by id");
  expect(rows).toEqual([
    { actor_id: deleted, subject_id: organization },
    { actor_id: pseudonym, subject_id: pseudonym },
  ]);
  expect(
    await runAsOwner(url, "select account_id, actor_id, session_id from account_audit"),
  ).toEqual([{ account_id: pseudonym, actor_id: pseudonym, session_id: session }]);
  const forced =
    "select relname from pg_class where relname in ('audit', 'account_audit') and relforcerowsecurity order by 1";
  expect(await runAsOwner(url, forced)).toEqual([
    { relname: "account_audit" },
    { relname: "audit" },
  ]);
});
