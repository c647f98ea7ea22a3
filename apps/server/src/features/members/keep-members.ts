import { planLimitValues, plans, type operations } from "@tessera/contract";
import { and, eq, inArray, sql } from "drizzle-orm";
import { recordAudit } from "#audit/record-audit.ts";
import { members } from "#database/schema.ts";
import { ApiError } from "#errors/api-error.ts";
import { lockOrganization } from "#features/organizations/index.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";

type KeepMembers = typeof operations.keepMembers;

/** Keeps the named members able to edit instead of the oldest; the plan limits their number. */
export async function keepMembers(
  { body, tenant }: Call<KeepMembers>,
  { database }: Services,
): Promise<undefined> {
  const { organizationId } = tenant;
  const ids = [...new Set<string>(body.userIds)];
  const turn = `organization ${organizationId}`;
  await database.transactionInTurn(turn, tenant, async (transaction) => {
    const { plan } = await lockOrganization(transaction, organizationId);
    if (ids.length > plans[plan].entitlements.members) {
      throw new ApiError("planLimit", { values: planLimitValues("members", plan) });
    }
    const isOwn = eq(members.organizationId, organizationId);
    await transaction.update(members).set({ keptAt: null }).where(isOwn);
    const kept = await transaction
      .update(members)
      .set({ keptAt: sql`now()` })
      .where(and(isOwn, inArray(members.userId, ids)))
      .returning({ id: members.userId });
    if (kept.length !== ids.length) throw new ApiError("notFound");
    const entry = { operation: "keepMembers", subjectId: organizationId } as const;
    await recordAudit(transaction, tenant, { ...entry, details: { count: ids.length } });
  });
}
