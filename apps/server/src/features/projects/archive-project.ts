import { operations, type OperationId } from "@tessera/contract";
import { sql, type SQL } from "drizzle-orm";
import { recordAudit } from "#audit/record-audit.ts";
import type { Transaction } from "#database/database.ts";
import { projects } from "#database/schema.ts";
import { ApiError } from "#errors/api-error.ts";
import { lockOrganization } from "#features/organizations/index.ts";
import type { InProject } from "#operations/call.ts";
import type { Implement } from "#operations/implement.ts";
import { requireRevision } from "#operations/revision.ts";
import type { Services } from "#services.ts";
import { requireCapacity } from "./insert-project.ts";
import { findProject, isProject, lockProject } from "./project-repository.ts";
import { serializeProject } from "./stored-project.ts";

/** Adds the operations that archive, restore and delete a project. */
export function implementArchive(implement: Implement): void {
  implement(operations.archiveProject, (call, services) =>
    setArchived(call, services, { operation: "archiveProject", archivedAt: sql`now()` }),
  );
  implement(operations.restoreProject, (call, services) =>
    setArchived(call, services, { operation: "restoreProject", archivedAt: null }),
  );
  implement(operations.deleteProject, async ({ tenant, project, ifMatch }, services) => {
    await services.database.transactionInTurn(
      `project ${project.id}`,
      tenant,
      async (transaction) => {
        const found = await lockProject(transaction, tenant, project.id);
        if (found === undefined) throw new ApiError("notFound");
        requireRevision(ifMatch, { revision: found.revision, state: () => null });
        await transaction.delete(projects).where(isProject(tenant.organizationId, project.id));
        const { name, slug } = found;
        const entry = {
          operation: "deleteProject",
          subjectId: project.id,
          details: { name, slug },
        } as const;
        await recordAudit(transaction, tenant, entry);
        // Wakes the streams of the project, which end.
        await services.events.announce(transaction, [`project ${project.id}`]);
      },
    );
    return undefined;
  });
}

type Archiving = {
  readonly operation: "archiveProject" | "restoreProject";
  readonly archivedAt: SQL | null;
};

/** Archives or restores a project; one that already is so stays as it is, without a row of the audit. */
function setArchived(
  call: InProject,
  { database }: Services,
  { operation, archivedAt }: Archiving,
) {
  const { tenant, organization, project } = call;
  const turn = `organization ${organization.id}`;
  return database.transactionInTurn(turn, tenant, async (transaction) => {
    // As the owner's choice does, it locks the organization before its projects: neither then waits for the other.
    await lockOrganization(transaction, organization.id);
    const found = await lockProject(transaction, tenant, project.id);
    if (found === undefined) throw new ApiError("notFound");
    if ((found.archivedAt === null) === (archivedAt === null))
      return { data: serializeProject(found, organization.plan) };
    if (archivedAt === null) await requireCapacity(transaction, organization.id);
    await transaction
      .update(projects)
      .set({ archivedAt })
      .where(isProject(tenant.organizationId, project.id));
    await recordProjectAudit(transaction, call, operation);
    const changed = await findProject(transaction, tenant, project.id);
    if (changed === undefined) throw new Error("The archived project is missing.");
    return { data: serializeProject(changed, organization.plan) };
  });
}

function recordProjectAudit(
  transaction: Transaction,
  { tenant, project }: Pick<InProject, "tenant" | "project">,
  operation: OperationId,
): Promise<void> {
  return recordAudit(transaction, tenant, { operation, subjectId: project.id, details: {} });
}
