import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";

/** The advisory lock of migrations, equal in every version, so that servers migrate in turn. */
export const migrationLock = "7305211, 1";

/** Migrates a database to the current schema, as its owner. */
export async function migrateDatabase(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: "tessera-migrate" });
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(${migrationLock})`);
    await client.query("set client_min_messages = warning");
    await migrate(drizzle(client), { migrationsFolder: join(import.meta.dirname, "migrations") });
  } finally {
    await client.end();
  }
}
