import { runAsOwner } from "#testing/owner.ts";

/** A refused login or code legitimately counts an attempt. */
const countedTables = ["attempts"];
const countedColumns: Readonly<Record<string, string>> = {
  one_time_codes: "attempts,token_attempts",
};

/** The statement that reads a database, by its address: the tables stay the same. */
const statements = new Map<string, Promise<string>>();

/** Returns a hash of each table, without the counts of attempts. */
export async function snapshotTables(ownerUrl: string): Promise<Readonly<Record<string, string>>> {
  const statement = statements.get(ownerUrl) ?? printStatement(ownerUrl);
  statements.set(ownerUrl, statement);
  const rows = await runAsOwner<{ name: string; hash: string | null }>(ownerUrl, await statement);
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash ?? "empty"]));
}

async function printStatement(ownerUrl: string): Promise<string> {
  const tables = await runAsOwner<{ name: string }>(
    ownerUrl,
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const parts = tables
    .filter(({ name }) => !countedTables.includes(name))
    .map(({ name }) => {
      const row = `to_jsonb(t) - '{${countedColumns[name] ?? ""}}'::text[]`;
      return `select '${name}' as name, md5(string_agg((${row})::text, ',' order by (${row})::text)) as hash from "${name}" t`;
    });
  return parts.join(" union all ");
}
