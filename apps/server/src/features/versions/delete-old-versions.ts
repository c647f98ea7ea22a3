import { sql } from "drizzle-orm";
import type { Services } from "#services.ts";

const mostAtOnce = 1_000;

/**
 * Deletes the versions that no plan shows, in small transactions; the newest version of a project always stays.
 * The function in the database is the only one that may delete them, because the job belongs to no organization.
 */
export async function deleteOldVersions({ database }: Pick<Services, "database">): Promise<void> {
  for (let deleted = mostAtOnce; deleted === mostAtOnce;) {
    deleted = await database.transaction({}, async (transaction) => {
      const { rows } = await transaction.execute<{ deleted: number }>(
        sql`select app_delete_old_versions(${mostAtOnce}) as deleted`,
      );
      return rows[0]?.deleted ?? 0;
    });
  }
}
