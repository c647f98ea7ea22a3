import { runAsOwner } from "./owner.ts";
import type { TestApp } from "./start-test-app.ts";

/** Lists the tables of every schema with a row that contains a text in any of its columns. */
export async function listTablesWith(
  { ownerUrl }: Pick<TestApp, "ownerUrl">,
  text: string,
): Promise<readonly string[]> {
  const tables = await runAsOwner<{ name: string }>(
    ownerUrl,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  // One statement, because a connection for each table would exceed the connections of the cluster.
  const parts = tables.map(
    ({ name }) =>
      `select '${name}' as name where exists (select from ${name} t where t::text like '%' || $1 || '%')`,
  );
  const statement = `${parts.join(" union all ")} order by name`;
  const found = await runAsOwner<{ name: string }>(ownerUrl, statement, [text]);
  return found.map(({ name }) => name);
}
