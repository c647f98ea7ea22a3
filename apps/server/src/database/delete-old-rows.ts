import { sql, type SQL } from "drizzle-orm";
import type { Database } from "./database.ts";

const mostAtOnce = 1_000;

/** The functions of the database that delete old rows, whose age each of them judges. */
const deletions: readonly SQL<{ deleted: number }>[] = [
  sql`select app_delete_old_versions(${mostAtOnce}) as deleted`,
  sql`select app_delete_old_notifications(${mostAtOnce}) as deleted`,
  sql`select app_delete_old_contact_messages(${mostAtOnce}) as deleted`,
];

/**
 * Deletes versions that no plan shows, and old notifications and messages to the operators, in small transactions. The
 * newest version of a project always stays.
 */
export async function deleteOldRows({ database }: { readonly database: Database }): Promise<void> {
  for (const deletion of deletions) {
    for (let deleted = mostAtOnce; deleted === mostAtOnce;) {
      deleted = await database.transaction({}, async (transaction) => {
        const { rows } = await transaction.execute<{ deleted: number }>(deletion);
        return rows[0]?.deleted ?? 0;
      });
    }
  }
}
