import { and, count, eq, ne, sql } from "drizzle-orm";
import { recordAudit } from "#audit/record-audit.ts";
import { setOrganization, type Transaction } from "#database/database.ts";
import { members, organizations } from "#database/schema.ts";
import { endSubscriptionsOf } from "#features/billing/index.ts";
import type { Jobs } from "#jobs/jobs.ts";
import { ApiError } from "#errors/api-error.ts";
import type { Uuid } from "#ids/uuid.ts";
import { getUuid } from "#ids/uuid.ts";
import { expireInvitationsBy } from "#invitations/expire-invitations.ts";

/**
 * Prepares the deletion of a user, in a transaction of that user: deletes the organizations without other members, and
 * records the others in their audit. Throws when the user is the only owner of an organization with other members.
 */
export async function leaveOrganizations(
  transaction: Transaction,
  jobs: Jobs,
  userId: Uuid,
): Promise<void> {
  const withoutOwner: string[] = [];
  for (const { id, name } of await listMemberships(transaction, userId)) {
    const tenant = { userId, organizationId: getUuid(id) };
    await setOrganization(transaction, tenant.organizationId);
    const { others, owners } = await countOthers(transaction, tenant);
    if (others === 0) {
      await endSubscriptionsOf(jobs, transaction, tenant.organizationId);
      await transaction.delete(organizations).where(eq(organizations.id, id));
    } else if (owners === 0) withoutOwner.push(name);
    else {
      await expireInvitationsBy(transaction, tenant);
      await recordAudit(transaction, tenant, {
        operation: "deleteUser",
        subjectId: userId,
        details: {},
      });
    }
  }
  if (withoutOwner.length === 0) return;
  throw new ApiError("soleOwner", { values: { organizations: withoutOwner.join(", ") } });
}

/** Lists the organizations of a user in one order, so that locks cannot wait for each other. */
function listMemberships(transaction: Transaction, userId: Uuid) {
  return transaction
    .select({ id: organizations.id, name: organizations.name })
    .from(members)
    .innerJoin(organizations, eq(organizations.id, members.organizationId))
    .where(eq(members.userId, userId))
    .orderBy(organizations.id);
}

/** Counts the other members and owners of an organization, which it locks until the end of the transaction. */
async function countOthers(
  transaction: Transaction,
  { userId, organizationId }: { readonly userId: Uuid; readonly organizationId: Uuid },
) {
  const { id } = organizations;
  await transaction.select({ id }).from(organizations).where(eq(id, organizationId)).for("update");
  const [counted] = await transaction
    .select({
      others: count(),
      owners: sql<number>`count(*) filter (where ${members.role} = 'owner')`.mapWith(Number),
    })
    .from(members)
    .where(and(eq(members.organizationId, organizationId), ne(members.userId, userId)));
  return counted ?? { others: 0, owners: 0 };
}
