import { runAsOwner } from "#testing/owner.ts";

/** Counting a try is what a refused sign-in or code is for. */
const countedTables = ["tries"];
const countedColumns: Readonly<Record<string, string>> = {
  one_time_codes: "tries,token_tries",
};

/** A hash of everything that is stored, table by table, but for the counts of tries. */
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
