import { and, eq, gt, sql } from "drizzle-orm";
import type { Tenant, Transaction } from "#database/database.ts";
import { invitations } from "#database/schema.ts";

const now = sql`clock_timestamp()`;

/**
 * Expires the open invitations of a member who may no longer invite: no user joins without a
 * member who may give the role. Another admin can send them again.
 */
export async function expireInvitationsBy(
  transaction: Transaction,
  { organizationId, userId }: Required<Tenant>,
): Promise<void> {
  const isOpenOfMember = and(
    eq(invitations.organizationId, organizationId),
    eq(invitations.invitedBy, userId),
    gt(invitations.expiresAt, now),
  );
  await transaction.update(invitations).set({ expiresAt: now }).where(isOpenOfMember);
}
