import type { OperationId } from "@tessera/contract";
import type { Recipe } from "@tessera/engine";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { favorites, projects, users, versions } from "#database/schema.ts";
import type { Uuid } from "#ids/uuid.ts";
import { openDesign } from "./open-design.ts";
import type { StoredProject } from "./stored-project.ts";

/** The user and the organization of a read. */
export type Reader = { readonly organizationId: Uuid; readonly userId: Uuid };

/** Finds a project of an organization. */
export async function findProject(
  transaction: Transaction,
  reader: Reader,
  projectId: string,
): Promise<StoredProject | undefined> {
  const [project] = await selectProjects(transaction, reader, [projectId]);
  return project;
}

/** Lists projects of an organization, in the order of `projectIds`. */
export async function findProjects(
  transaction: Transaction,
  reader: Reader,
  projectIds: readonly string[],
): Promise<readonly StoredProject[]> {
  if (projectIds.length === 0) return [];
  const found = await selectProjects(transaction, reader, projectIds);
  return found.toSorted((one, other) => projectIds.indexOf(one.id) - projectIds.indexOf(other.id));
}

/** Like `findProject`, but locks the project until the transaction ends. */
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

/** Lists the fields by which an organization's projects are found, searched and sorted. */
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

/** A row of `listProjectHeads`. */
export type ProjectHead = Awaited<ReturnType<typeof listProjectHeads>>[number];

/** The data of a new project. */
export type NewProject = {
  readonly id: Uuid;
  readonly name: string;
  readonly slug: string;
  readonly recipe: Recipe;
};

/** Inserts a project at its first revision. */
export async function insertProject(
  transaction: Transaction,
  { organizationId, userId }: Reader,
  project: NewProject,
): Promise<void> {
  await transaction.insert(projects).values({ ...project, organizationId, updatedBy: userId });
}

/** Updates a project with a save. */
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

/** The data of a version. */
export type NewVersion = {
  readonly projectId: string;
  readonly revision: number;
  readonly operation: OperationId;
  readonly recipe: Recipe;
};

/** Inserts a version. */
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
