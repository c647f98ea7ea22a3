import { installJobs } from "#jobs/install-jobs.ts";
import { migrateDatabase } from "#database/migrate.ts";
import { prepareServerRole, type ServerLogin } from "#database/server-role.ts";

/** Prepares tables, queues and the server's role as the database's owner; returns the server's address. */
export async function prepareDatabase(ownerUrl: string, login: ServerLogin): Promise<string> {
  await migrateDatabase(ownerUrl);
  await installJobs(ownerUrl);
  return prepareServerRole(ownerUrl, login);
}
