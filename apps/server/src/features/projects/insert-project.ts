import { createSlugs, planLimitValues, plans, type OperationId } from "@tessera/contract";
import { eq } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { organizations, projects } from "#database/schema.ts";
import { runBatch } from "#database/statements.ts";
import { ApiError } from "#errors/api-error.ts";
import { createUuid, type Uuid } from "#ids/uuid.ts";
import type { StoredDesign } from "./open-design.ts";
import { selectHeads, type ProjectHead, type Reader } from "./project-repository.ts";
import { recordRevision } from "./record-revision.ts";
import type { StoredProject } from "./stored-project.ts";

/** The parts of a new project. */
export type NewProject = {
  readonly name: string;
  readonly design: StoredDesign;
  readonly operation: OperationId;
};

/** Inserts a project with its first version; throws when the plan allows no more. */
export async function insertProject(
  transaction: Transaction,
  reader: Reader,
  { name, design, operation }: NewProject,
): Promise<StoredProject> {
  const { organizationId, userId: updatedBy } = reader;
  const heads = await requireCapacity(transaction, organizationId);
  const slug = findFreeSlug(name, heads);
  const [id, { recipe }] = [createUuid(), design];
  await transaction.insert(projects).values({ organizationId, id, name, slug, recipe, updatedBy });
  const written = { projectId: id, revision: 1, operation, design };
  return (await recordRevision(transaction, reader, written)).project;
}

/** Lists the existing projects and locks the list; throws when the plan allows no more active ones. */
export async function requireCapacity(
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
  const active = heads.filter(({ archivedAt }) => archivedAt === null);
  if (active.length >= plans[plan].entitlements.designSystems) {
    throw new ApiError("planLimit", { values: planLimitValues("designSystems", plan) });
  }
  return heads;
}

/** Finds the first slug of a name that no project of an organization has. */
export function findFreeSlug(name: string, heads: readonly ProjectHead[]): string {
  const taken = new Set(heads.map(({ slug }) => slug));
  const slugs = createSlugs(name, "project");
  let slug = slugs.next().value;
  while (taken.has(slug)) slug = slugs.next().value;
  return slug;
}
