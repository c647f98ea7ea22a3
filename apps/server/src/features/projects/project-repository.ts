import type { OperationId } from "@tessera/contract";
import type { Recipe } from "@tessera/engine";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { favorites, projects, users, versions } from "#database/schema.ts";
import type { Uuid } from "#ids/uuid.ts";
import { openDesign } from "./open-design.ts";
import type { StoredProject } from "./stored-project.ts";

/** Whose view of which organization is read. */
export type Reader = { readonly organizationId: Uuid; readonly userId: Uuid };

/** One project of an organization. */
export async function findProject(
  transaction: Transaction,
  reader: Reader,
  projectId: string,
): Promise<StoredProject | undefined> {
  const [project] = await selectProjects(transaction, reader, [projectId]);
  return project;
}

/** Some projects of an organization, in the order of their ids in `projectIds`. */
export async function findProjects(
  transaction: Transaction,
  reader: Reader,
  projectIds: readonly string[],
): Promise<readonly StoredProject[]> {
  if (projectIds.length === 0) return [];
  const found = await selectProjects(transaction, reader, projectIds);
  return found.toSorted((one, other) => projectIds.indexOf(one.id) - projectIds.indexOf(other.id));
}

/** The same as `findProject`, keeping every other writer of the project waiting until the transaction ends. */
export async function lockProject(
  transaction: Transaction,
  reader: Reader,
  projectId: string,
): Promise<StoredProject | undefined> {
  await transaction
    .select({ id: projects.id })
    .from(projects)
    .where(isProject(reader.organizationId, projectId))
    .for("update");
  return findProject(transaction, reader, projectId);
}

/** What every project of an organization is found, searched and sorted by. */
export function listProjectHeads(transaction: Transaction, organizationId: Uuid) {
  return transaction
    .select({
      id: projects.id,
      name: projects.name,
      slug: projects.slug,
      createdAt: projects.createdAt,
      updatedAt: projects.updatedAt,
    })
    .from(projects)
    .where(eq(projects.organizationId, organizationId));
}

/** One of an organization's projects as `listProjectHeads` reads it. */
export type ProjectHead = Awaited<ReturnType<typeof listProjectHeads>>[number];

/** What makes a project. */
export type NewProject = {
  readonly id: Uuid;
  readonly name: string;
  readonly slug: string;
  readonly recipe: Recipe;
};

/** Adds a project at its first revision. */
export async function insertProject(
  transaction: Transaction,
  { organizationId, userId }: Reader,
  project: NewProject,
): Promise<void> {
  await transaction.insert(projects).values({ ...project, organizationId, updatedBy: userId });
}

/** Puts what was saved in the place of what was there. */
export async function updateProject(
  transaction: Transaction,
  { organizationId, userId }: Reader,
  { id, name, design, revision }: StoredProject,
): Promise<void> {
  await transaction
    .update(projects)
    .set({ name, recipe: design.recipe, revision, updatedBy: userId, updatedAt: sql`now()` })
    .where(isProject(organizationId, id));
}

/** What is kept of a save. */
export type NewVersion = {
  readonly projectId: string;
  readonly revision: number;
  readonly operation: OperationId;
  readonly recipe: Recipe;
};

/** Keeps a revision. */
export async function insertVersion(
  transaction: Transaction,
  { organizationId, userId }: Reader,
  version: NewVersion,
): Promise<void> {
  await transaction.insert(versions).values({ ...version, organizationId, createdBy: userId });
}

function isProject(organizationId: string, projectId: string) {
  return and(eq(projects.organizationId, organizationId), eq(projects.id, projectId));
}

async function selectProjects(
  transaction: Transaction,
  { organizationId, userId }: Reader,
  projectIds: readonly string[],
): Promise<readonly StoredProject[]> {
  const isMark = and(
    eq(favorites.organizationId, projects.organizationId),
    eq(favorites.projectId, projects.id),
    eq(favorites.userId, userId),
  );
  const found = await transaction
    .select({
      id: projects.id,
      organizationId: projects.organizationId,
      name: projects.name,
      slug: projects.slug,
      recipe: projects.recipe,
      revision: projects.revision,
      isFavorite: sql<boolean>`${favorites.projectId} is not null`,
      olderProjects: countOlderProjects,
      createdAt: projects.createdAt,
      updatedAt: projects.updatedAt,
      updatedById: projects.updatedBy,
      updatedByName: users.name,
    })
    .from(projects)
    .leftJoin(users, eq(users.id, projects.updatedBy))
    .leftJoin(favorites, isMark)
    .where(and(eq(projects.organizationId, organizationId), inArray(projects.id, [...projectIds])));
  return found.map(({ recipe, ...project }) => ({
    ...project,
    design: openDesign(project, recipe),
  }));
}

const countOlderProjects = sql<number>`(
  select count(*)::int from projects as older
  where older.organization_id = ${projects.organizationId}
    and (older.created_at, older.id) < (${projects.createdAt}, ${projects.id})
)`;
