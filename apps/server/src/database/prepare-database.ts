import { installJobs } from "#jobs/install-jobs.ts";
import { migrateDatabase } from "./migrate.ts";

/** Brings a database, tables and queues, to the form that this server works with, as the database's owner. */
export async function prepareDatabase(ownerUrl: string): Promise<void> {
  await migrateDatabase(ownerUrl);
  await installJobs(ownerUrl);
}
