import { planLimitValues, plans, type operations } from "@tessera/contract";
import { and, eq, inArray, sql } from "drizzle-orm";
import { recordAudit } from "#audit/record-audit.ts";
import { projects } from "#database/schema.ts";
import { ApiError } from "#errors/api-error.ts";
import { lockOrganization } from "#features/organizations/index.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";

type KeepProjects = typeof operations.keepProjects;

/** Keeps the named projects writable instead of the oldest; the plan limits their number. */
export async function keepProjects(
  { body, tenant }: Call<KeepProjects>,
  { database }: Services,
): Promise<undefined> {
  const { organizationId } = tenant;
  const ids = [...new Set<string>(body.projectIds)];
  const turn = `organization ${organizationId}`;
  await database.transactionInTurn(turn, tenant, async (transaction) => {
    const { plan } = await lockOrganization(transaction, organizationId);
    if (ids.length > plans[plan].entitlements.designSystems) {
      throw new ApiError("planLimit", { values: planLimitValues("designSystems", plan) });
    }
    const isOwn = eq(projects.organizationId, organizationId);
    await transaction.update(projects).set({ keptAt: null }).where(isOwn);
    const kept = await transaction
      .update(projects)
      .set({ keptAt: sql`now()` })
      .where(and(isOwn, inArray(projects.id, ids)))
      .returning({ id: projects.id });
    if (kept.length !== ids.length) throw new ApiError("notFound");
    const entry = { operation: "keepProjects", subjectId: organizationId } as const;
    await recordAudit(transaction, tenant, { ...entry, details: { count: ids.length } });
  });
}
