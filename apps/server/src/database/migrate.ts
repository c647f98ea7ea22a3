import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { workAsOwner } from "./work-as-owner.ts";

/** Migrates a database to the current schema, or with the migrations of another folder, as its owner. */
export async function migrateDatabase(
  ownerUrl: string,
  migrationsFolder = join(import.meta.dirname, "migrations"),
): Promise<void> {
  await workAsOwner(ownerUrl, async (owner) => {
    await owner.query("set client_min_messages = warning");
    await migrate(drizzle(owner), { migrationsFolder });
  });
}
