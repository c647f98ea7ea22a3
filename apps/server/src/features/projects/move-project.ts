import { isAtLeast, type operations } from "@tessera/contract";
import { and, eq, isNull, sql } from "drizzle-orm";
import { requireKeyWrites } from "#access/require-key-writes.ts";
import { recordAudit } from "#audit/record-audit.ts";
import { setOrganization, type Transaction } from "#database/database.ts";
import { members, organizations } from "#database/schema.ts";
import { ApiError } from "#errors/api-error.ts";
import { getUuid, type Uuid } from "#ids/uuid.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { findFreeSlug, requireCapacity } from "./insert-project.ts";
import { findProject, lockProject } from "./project-repository.ts";
import { serializeProject } from "./stored-project.ts";

type MoveProject = typeof operations.moveProject;

/** Moves a project with its history to another organization that the caller owns. */
export function moveProject(
  call: Call<MoveProject>,
  { database, events }: Services,
): Promise<Answer<MoveProject>> {
  const { actor, tenant, project, organization } = call;
  const target = getUuid(call.body.organizationId);
  const turn = `organization ${target}`;
  return database.transactionInTurn(turn, tenant, async (transaction) => {
    const moved = await lockProject(transaction, tenant, project.id);
    if (moved === undefined) throw new ApiError("notFound");
    const { name, slug: formerSlug } = moved;
    const details = { name, slug: formerSlug, from: organization.id, to: target };
    const audit = { operation: "moveProject", subjectId: project.id, details } as const;
    const plan = await requireOwned(transaction, tenant.userId, target);
    if ("keyId" in actor) requireKeyWrites(plan);
    if (target === organization.id) return { data: serializeProject(moved, plan) };
    await recordAudit(transaction, tenant, audit);
    const into = { ...tenant, organizationId: target };
    await setOrganization(transaction, target);
    const heads = await requireCapacity(transaction, target);
    const slug = findFreeSlug(moved.name, heads);
    await transaction.execute(
      sql`select app_move_project(${project.id}, ${organization.id}, ${target}, ${slug})`,
    );
    await recordAudit(transaction, into, audit);
    // Wakes the streams of the project, which end: they are opened again in its new organization.
    await events.announce(transaction, [`project ${project.id}`]);
    const found = await findProject(transaction, into, project.id);
    if (found === undefined) throw new Error("The moved project is missing.");
    return { data: serializeProject(found, plan) };
  });
}

/** Returns the plan of an organization that a user owns; throws as if others did not exist. */
async function requireOwned(transaction: Transaction, userId: Uuid, organizationId: Uuid) {
  const [found] = await transaction
    .select({ role: members.role, plan: organizations.plan })
    .from(members)
    .innerJoin(organizations, eq(organizations.id, members.organizationId))
    .where(
      and(
        eq(members.organizationId, organizationId),
        eq(members.userId, userId),
        isNull(organizations.deletionAt),
      ),
    );
  if (found === undefined || !isAtLeast(found.role, "owner")) throw new ApiError("notFound");
  return found.plan;
}
