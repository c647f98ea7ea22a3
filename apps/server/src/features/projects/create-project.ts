import { planLimitValues, plans, createSlugs, type operations } from "@tessera/contract";
import { createDesign } from "@tessera/engine";
import { eq } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { organizations, projects } from "#database/schema.ts";
import { runBatch } from "#database/statements.ts";
import { ApiError } from "#errors/api-error.ts";
import { createUuid, type Uuid } from "#ids/uuid.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { recordRevision } from "./record-revision.ts";
import { selectHeads, type ProjectHead } from "./project-repository.ts";
import { serializeProject } from "./stored-project.ts";

type CreateProject = typeof operations.createProject;

/** Creates a project with its first version; concurrent calls cannot exceed the plan's limit. */
export function createProject(
  call: Call<CreateProject>,
  { database }: Services,
): Promise<Answer<CreateProject>> {
  const turn = `organization ${call.organization.id}`;
  return database.transactionInTurn(turn, call.tenant, async (transaction) => {
    const { name, baseColor } = call.body;
    const { organizationId, userId: updatedBy } = call.tenant;
    const slug = findFreeSlug(name, await requireCapacity(transaction, organizationId));
    const [id, design] = [createUuid(), createDesign(baseColor)];
    const { recipe } = design;
    await transaction
      .insert(projects)
      .values({ organizationId, id, name, slug, recipe, updatedBy });
    const created = await recordRevision(transaction, call.tenant, {
      projectId: id,
      revision: 1,
      operation: "createProject",
      design,
    });
    return { data: serializeProject(created, call.organization.plan), revision: created.revision };
  });
}

/** Lists the existing projects and locks the list; throws when the plan allows no more. */
async function requireCapacity(
  transaction: Transaction,
  organizationId: Uuid,
): Promise<readonly ProjectHead[]> {
  const [organization] = await transaction
    .select({ plan: organizations.plan })
    .from(organizations)
    .where(eq(organizations.id, organizationId))
    .for("update");
  if (organization === undefined) throw new ApiError("notFound");
  const [heads] = await runBatch(transaction.$client, [selectHeads(organizationId)]);
  const { plan } = organization;
  if (heads.length >= plans[plan].entitlements.designSystems) {
    throw new ApiError("planLimit", { values: planLimitValues("designSystems", plan) });
  }
  return heads;
}

function findFreeSlug(name: string, heads: readonly ProjectHead[]): string {
  const taken = new Set(heads.map(({ slug }) => slug));
  const slugs = createSlugs(name, "project");
  let slug = slugs.next().value;
  while (taken.has(slug)) slug = slugs.next().value;
  return slug;
}
