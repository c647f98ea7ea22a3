import { runAsOwner } from "#testing/owner.ts";

/** A refused login or code legitimately counts an attempt. */
const countedTables = ["attempts"];
const countedColumns: Readonly<Record<string, string>> = {
  one_time_codes: "attempts,token_attempts",
};

/** Returns a hash of each table, without the counts of attempts. */
export async function snapshotTables(ownerUrl: string): Promise<Readonly<Record<string, string>>> {
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
  const rows = await runAsOwner<{ name: string; hash: string | null }>(
    ownerUrl,
    parts.join(" union all "),
  );
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash ?? "empty"]));
}
