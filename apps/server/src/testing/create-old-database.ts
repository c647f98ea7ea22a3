import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrateDatabase } from "#database/migrate.ts";
import { replaceDatabase, runAsOwner } from "./owner.ts";

/** A journal of migrations; a released database has run the first ones. */
type Journal = { readonly entries: readonly { readonly tag: string }[] };

/** A database of a former release. */
export type OldDatabase = { readonly url: string; readonly drop: () => Promise<void> };

const migrations = join(import.meta.dirname, "../database/migrations");

/** Creates a database that has run the migrations before the named one. */
export async function createOldDatabase(clusterUrl: string, before: string): Promise<OldDatabase> {
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  const url = replaceDatabase(clusterUrl, name);
  const folder = mkdtempSync(join(tmpdir(), "tessera-migrations-"));
  await runAsOwner(clusterUrl, `create database ${name}`);
  cpSync(migrations, folder, { recursive: true });
  const file = join(folder, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8")) as Journal;
  const until = journal.entries.findIndex(({ tag }) => tag.endsWith(`_${before}`));
  if (until < 0) throw new Error(`There is no migration ${before}.`);
  const entries = journal.entries.slice(0, until);
  writeFileSync(file, JSON.stringify({ ...journal, entries }));
  await migrateDatabase(url, folder);
  rmSync(folder, { recursive: true, force: true });
  const drop = () => runAsOwner(clusterUrl, `drop database ${name} with (force)`);
  return { url, drop: async () => void (await drop()) };
}
