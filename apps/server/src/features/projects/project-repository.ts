import { and, eq, sql } from "drizzle-orm";
import { plans } from "@tessera/contract";
import type { Tenant, Transaction } from "#database/database.ts";
import { projects } from "#database/schema.ts";
import { runBatch, type BoundStatement, type Statement } from "#database/statements.ts";
import type { Uuid } from "#ids/uuid.ts";
import { openDesign } from "./open-design.ts";
import type { StoredProject } from "./stored-project.ts";

/** The user and the organization of a read. */
export type Reader = Required<Tenant>;

/** A project as it is stored, with the JSON of its recipe. */
export type ProjectRow = Omit<StoredProject, "design"> & { readonly recipe: string };

/** The most projects that a plan keeps writable. */
const mostKept = Math.max(
  ...Object.values(plans).map(({ entitlements }) => entitlements.designSystems),
);

/** The number of kept and older projects before a project `p` of the organization `$1`, up to the most. */
const precedingProjects = `(select count(*)::int from (select from projects first
    where first.organization_id = $1 and first.archived_at is null
    and (first.kept_at is null, first.created_at, first.id) < (p.kept_at is null, p.created_at, p.id)
    limit ${mostKept}) preceding)`;

const columns = `p.id, p.organization_id as "organizationId", p.name, p.slug, p.former_slugs as "formerSlugs", p.recipe::text, p.revision,
  p.created_at as "createdAt", p.updated_at as "updatedAt", p.archived_at as "archivedAt",
  p.updated_by as "updatedById", u.name as "updatedByName",
  exists (select from favorites f
    where f.organization_id = $1 and f.project_id = p.id and f.user_id = $2) as "isFavorite",
  ${precedingProjects} as "precedingProjects"`;

const projectsOfOrganization: Statement<ProjectRow> = {
  name: "projects-of-organization",
  text: `select ${columns}
    from projects p left join users u on u.id = p.updated_by
    where p.organization_id = $1 and ($3::uuid is null or p.id = $3)`,
};

/** Selects the projects of an organization, or one of them. */
export function selectProjects(
  { organizationId, userId }: Reader,
  projectId: string | null = null,
): BoundStatement<ProjectRow> {
  return { statement: projectsOfOrganization, values: [organizationId, userId, projectId] };
}

const projectsById: Statement<ProjectRow> = {
  name: "projects-by-id",
  text: `select ${columns}
    from projects p left join users u on u.id = p.updated_by
    where p.organization_id = $1 and p.id = any($3::uuid[])`,
};

/** Selects some projects of an organization, in no order. */
export function selectProjectsById(
  { organizationId, userId }: Reader,
  projectIds: readonly string[],
): BoundStatement<ProjectRow> {
  return {
    statement: projectsById,
    values: [organizationId, userId, `{${projectIds.join(",")}}`],
  };
}

/** A page of projects in an order of the database. */
export type ProjectPage = {
  readonly state: "active" | "archived" | "all";
  readonly sort: "createdAt" | "updatedAt";
  readonly order: "asc" | "desc";
  readonly page: number;
  readonly pageSize: number;
};

const conditions: Readonly<Record<ProjectPage["state"], string>> = {
  active: "and p.archived_at is null",
  archived: "and p.archived_at is not null",
  all: "",
};

const sortColumns: Readonly<Record<ProjectPage["sort"], string>> = {
  createdAt: "created_at",
  updatedAt: "updated_at",
};

/** Selects a page of the projects of an organization; the indexes give its rows and their order. */
export function selectProjectPage(
  { organizationId, userId }: Reader,
  { state, sort, order, page, pageSize }: ProjectPage,
): BoundStatement<ProjectRow> {
  return {
    statement: {
      name: `projects-${state}-by-${sort}-${order}`,
      text: `select ${columns}
        from (select * from projects p where p.organization_id = $1 ${conditions[state]}
          order by p.organization_id ${order}, p.${sortColumns[sort]} ${order}, p.id ${order}
          limit $3::int offset $4::int) p
        left join users u on u.id = p.updated_by
        order by p.${sortColumns[sort]} ${order}, p.id ${order}`,
    },
    values: [organizationId, userId, String(pageSize), String((page - 1) * pageSize)],
  };
}

/** Counts the projects of an organization in a state. */
export function countProjects(
  organizationId: Uuid,
  state: ProjectPage["state"],
): BoundStatement<{ readonly total: number }> {
  return {
    statement: {
      name: `projects-${state}-count`,
      text: `select count(*)::int as total from projects p
        where p.organization_id = $1 ${conditions[state]}`,
    },
    values: [organizationId],
  };
}

/** Opens the recipe of a project. */
export function openProject({ recipe, ...project }: ProjectRow): StoredProject {
  return { ...project, design: openDesign(project, recipe) };
}

/** Finds a project of an organization. */
export async function findProject(
  transaction: Transaction,
  reader: Reader,
  projectId: string,
): Promise<StoredProject | undefined> {
  const [[row]] = await runBatch(transaction.$client, [selectProjects(reader, projectId)]);
  return row && openProject(row);
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

/** The fields by which an organization's projects are found, searched and sorted. */
export type ProjectHead = Pick<
  ProjectRow,
  | "id"
  | "name"
  | "slug"
  | "formerSlugs"
  | "createdAt"
  | "updatedAt"
  | "archivedAt"
  | "precedingProjects"
>;

const headsOfOrganization: Statement<ProjectHead> = {
  name: "project-heads",
  text: `select id, name, slug, former_slugs as "formerSlugs", created_at as "createdAt", updated_at as "updatedAt",
      archived_at as "archivedAt", ${precedingProjects} as "precedingProjects"
    from projects p where organization_id = $1`,
};

/** Selects the heads of an organization's projects. */
export function selectHeads(organizationId: Uuid): BoundStatement<ProjectHead> {
  return { statement: headsOfOrganization, values: [organizationId] };
}

/** Updates a project with a save. */
export async function updateProject(
  transaction: Transaction,
  { organizationId, userId }: Reader,
  { id, name, slug, design, revision }: StoredProject,
): Promise<void> {
  await transaction
    .update(projects)
    .set({ name, slug, recipe: design.recipe, revision, updatedBy: userId, updatedAt: sql`now()` })
    .where(isProject(organizationId, id));
}

/** Returns the condition that a row is a project of an organization. */
export function isProject(organizationId: string, projectId: string) {
  return and(eq(projects.organizationId, organizationId), eq(projects.id, projectId));
}
