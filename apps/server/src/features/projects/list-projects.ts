import { operations, type Locale, type ParsedOf, type PlanId } from "@tessera/contract";
import { createSinglePage } from "#operations/answer.ts";
import type { BoundStatement } from "#database/statements.ts";
import type { Implement } from "#operations/implement.ts";
import { collators } from "#search/collators.ts";
import { foldText } from "#search/fold-text.ts";
import {
  countProjects,
  openProject,
  selectHeads,
  selectProjectPage,
  selectProjectsById,
  type ProjectHead,
  type ProjectPage,
  type ProjectRow,
} from "./project-repository.ts";
import { isWritable, serializeProject } from "./stored-project.ts";

/** Adds the operations that list an organization's projects: a page of them, and the names of all. */
export function implementLists(implement: Implement): void {
  implement(operations.listProjects, {
    select: ({ userId, namedId: organizationId, query }) => {
      const reader = { userId, organizationId };
      const rows: BoundStatement<ProjectHead> = isPagedByDatabase(query)
        ? selectProjectPage(reader, query)
        : selectHeads(organizationId);
      return [rows, countProjects(organizationId, query.state)];
    },
    answer: async (call, [rows, [counted]], { database }) => {
      const { query, locale, organization, tenant } = call;
      const { page, pageSize } = query;
      const show = (row: ProjectRow) => serializeProject(openProject(row), organization.plan);
      if (isPagedByDatabase(query)) {
        const whole = rows.filter(isWhole);
        return { rows: whole.map(show), page, pageSize, total: counted?.total ?? 0 };
      }
      const listed = rows.filter(({ archivedAt }) => isInState(archivedAt, query.state));
      const sorted = sortProjects(listed, query, locale);
      const ids = sorted.slice((page - 1) * pageSize, page * pageSize).map(({ id }) => id);
      // The recipes are read for this page only: one can be thousands of times as large as a head.
      const [found] = await database.read(tenant, selectProjectsById(tenant, ids));
      const byId = new Map(found.map((row) => [row.id, row]));
      const paged = ids.flatMap((id) => byId.get(id) ?? []);
      return { rows: paged.map(show), page, pageSize, total: sorted.length };
    },
  });
  implement(operations.listAllProjects, {
    select: ({ namedId }) => [selectHeads(namedId)],
    answer: ({ locale, organization }, [heads]) => {
      const sorted = sortProjects(heads, { search: "", sort: "name", order: "asc" }, locale);
      return createSinglePage(sorted.map((head) => summarize(head, organization.plan)));
    },
  });
}

/**
 * Returns whether the database reads the page of a query: the search and the order of names follow
 * the language, which its collations do not know in every build.
 */
function isPagedByDatabase<Of extends Pick<Query, "search" | "sort">>(
  query: Of,
): query is Of & { readonly sort: ProjectPage["sort"] } {
  return query.search === "" && query.sort !== "name";
}

/** Returns whether a row has its recipe. */
function isWhole(row: ProjectHead): row is ProjectRow {
  return "recipe" in row;
}

function isInState(archivedAt: Date | null, state: Query["state"]): boolean {
  return state === "all" || (state === "archived") === (archivedAt !== null);
}

function summarize(head: ProjectHead, planId: PlanId) {
  const { id, name, slug, formerSlugs, archivedAt } = head;
  return {
    id,
    name,
    slug,
    formerSlugs: [...formerSlugs],
    writable: isWritable(head, planId),
    archivedAt: archivedAt?.toISOString() ?? null,
  };
}

type Query = ParsedOf<typeof operations.listProjects, "query">;

const comparisons: Readonly<
  Record<Query["sort"], (one: ProjectHead, other: ProjectHead, collator: Intl.Collator) => number>
> = {
  name: (one, other, collator) => collator.compare(one.name, other.name),
  createdAt: (one, other) => one.createdAt.getTime() - other.createdAt.getTime(),
  updatedAt: (one, other) => one.updatedAt.getTime() - other.updatedAt.getTime(),
};

/**
 * Filters projects by a search in their names and sorts them, names by the alphabet of the language.
 * This is not done by PostgreSQL, whose sort order depends on its build.
 */
function sortProjects<Head extends ProjectHead>(
  heads: readonly Head[],
  { search, sort, order }: Pick<Query, "search" | "sort" | "order">,
  locale: Locale,
): readonly Head[] {
  const collator = collators[locale];
  const sign = order === "asc" ? 1 : -1;
  const wanted = foldText(search);
  return heads
    .filter(({ name }) => foldText(name).includes(wanted))
    .toSorted(
      (one, other) =>
        sign * comparisons[sort](one, other, collator) || (one.id < other.id ? -1 : 1),
    );
}
