import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { replaceDatabase, runAsOwner } from "#testing/owner.ts";
import { migrateDatabase } from "./migrate.ts";

const clusterUrl = inject("clusterUrl");
const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
const url = replaceDatabase(clusterUrl, name);
const folder = mkdtempSync(join(tmpdir(), "tessera-migrations-"));

/** A journal of migrations; a released database has run the first ones. */
type Journal = { readonly entries: readonly { readonly tag: string }[] };

beforeAll(async () => {
  await runAsOwner(clusterUrl, `create database ${name}`);
  cpSync(join(import.meta.dirname, "migrations"), folder, { recursive: true });
  const file = join(folder, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8")) as Journal;
  const until = journal.entries.findIndex(({ tag }) => tag.endsWith("_audit-pseudonyms"));
  const entries = journal.entries.slice(0, until);
  writeFileSync(file, JSON.stringify({ ...journal, entries }));
  await migrateDatabase(url, folder);
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await runAsOwner(clusterUrl, `drop database ${name} with (force)`);
});

const [person, organization, deleted, session] = [1, 2, 3, 4].map(
  (digit) => `0190a0b0-0000-7000-8000-00000000000${digit}`,
);

test("the migration gives the rows of existing accounts their pseudonyms, and keeps the others", async () => {
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
