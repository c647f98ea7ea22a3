import { and, eq, lte, sql } from "drizzle-orm";
import { runSlowly } from "#database/database.ts";
import { organizations } from "#database/schema.ts";
import { getUuid } from "#ids/uuid.ts";
import type { Services } from "#services.ts";

/** Deletes the organizations whose seven days have passed, with everything that they own. */
export async function deleteDueOrganizations({
  database,
}: Pick<Services, "database">): Promise<void> {
  const { rows } = await database.transaction({}, (transaction) =>
    transaction.execute<{ readonly id: string }>(sql`select app_due_deletions() as id`),
  );
  for (const { id } of rows) {
    const isDue = lte(organizations.deletionAt, sql`clock_timestamp()`);
    await database.transaction({ organizationId: getUuid(id) }, (transaction) =>
      runSlowly(
        transaction,
        transaction.delete(organizations).where(and(eq(organizations.id, id), isDue)),
      ),
    );
  }
}
