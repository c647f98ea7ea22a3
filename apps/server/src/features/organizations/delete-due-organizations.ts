import { and, eq, lte, sql } from "drizzle-orm";
import { runSlowly } from "#database/database.ts";
import { members, organizations } from "#database/schema.ts";
import { endSubscriptionsOf } from "#features/billing/index.ts";
import { getUuid, type Uuid } from "#ids/uuid.ts";
import type { Services } from "#services.ts";

type DeletionServices = Pick<Services, "database" | "jobs" | "events">;

/**
 * Deletes the organizations whose seven days have passed, with everything that they own, and wakes
 * the streams of their members: those of its projects end. An organization that cannot be deleted
 * does not keep the others from it; the job fails after them.
 */
export async function deleteDueOrganizations(services: DeletionServices): Promise<void> {
  const { rows } = await services.database.transaction({}, (transaction) =>
    transaction.execute<{ readonly id: string }>(sql`select app_due_deletions() as id`),
  );
  const failures: unknown[] = [];
  for (const { id } of rows) {
    try {
      await deleteDue(services, getUuid(id));
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures);
}

/** Deletes an organization, unless its deletion has been undone in the meantime. */
async function deleteDue({ database, jobs, events }: DeletionServices, id: Uuid): Promise<void> {
  const isDue = lte(organizations.deletionAt, sql`clock_timestamp()`);
  const isFound = and(eq(organizations.id, id), isDue);
  await database.transaction({ organizationId: id }, async (transaction) => {
    const found = transaction.select({ id: organizations.id }).from(organizations);
    if ((await found.where(isFound).for("update")).length === 0) return;
    const listed = await transaction
      .select({ userId: members.userId })
      .from(members)
      .where(eq(members.organizationId, id));
    await endSubscriptionsOf(jobs, transaction, id);
    await runSlowly(transaction, transaction.delete(organizations).where(isFound));
    await events.announce(
      transaction,
      listed.map(({ userId }) => `user ${userId}` as const),
    );
  });
}
