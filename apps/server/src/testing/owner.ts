import pg from "pg";

/** Returns the address of another database of the same cluster. */
export function replaceDatabase(url: string, name: string): string {
  return url.replace("@/postgres?", `@/${name}?`);
}

/** Runs a statement as the cluster's owner, to whom no policy applies. */
export async function runAsOwner<Row extends pg.QueryResultRow>(
  url: string,
  statement: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Row>(statement, [...values]);
    return rows;
  } finally {
    await client.end();
  }
}
