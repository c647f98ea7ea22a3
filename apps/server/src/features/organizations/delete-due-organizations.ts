import { and, eq, lte, sql } from "drizzle-orm";
import { runSlowly } from "#database/database.ts";
import { members, organizations } from "#database/schema.ts";
import { endSubscriptionsOf } from "#features/billing/index.ts";
import { getUuid } from "#ids/uuid.ts";
import type { Services } from "#services.ts";

/**
 * Deletes the organizations whose seven days have passed, with everything that they own, and wakes
 * the streams of their members: those of its projects end.
 */
export async function deleteDueOrganizations({
  database,
  jobs,
  events,
}: Pick<Services, "database" | "jobs" | "events">): Promise<void> {
  const { rows } = await database.transaction({}, (transaction) =>
    transaction.execute<{ readonly id: string }>(sql`select app_due_deletions() as id`),
  );
  for (const { id } of rows) {
    const isDue = lte(organizations.deletionAt, sql`clock_timestamp()`);
    const organizationId = getUuid(id);
    await database.transaction({ organizationId }, async (transaction) => {
      const isFound = and(eq(organizations.id, id), isDue);
      const found = transaction.select({ id: organizations.id }).from(organizations);
      // The deletion may have been undone in the meantime.
      if ((await found.where(isFound).for("update")).length === 0) return;
      const isMember = eq(members.organizationId, id);
      const listed = await transaction
        .select({ userId: members.userId })
        .from(members)
        .where(isMember);
      await endSubscriptionsOf(jobs, transaction, organizationId);
      await runSlowly(transaction, transaction.delete(organizations).where(isFound));
      await events.announce(
        transaction,
        listed.map(({ userId }) => `user ${userId}` as const),
      );
    });
  }
}
