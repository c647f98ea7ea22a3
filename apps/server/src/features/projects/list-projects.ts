import { operations, type Locale, type ParsedOf, type PlanId } from "@tessera/contract";
import { createSinglePage } from "#operations/answer.ts";
import type { Implement } from "#operations/implement.ts";
import { collators } from "#search/collators.ts";
import { foldText } from "#search/fold-text.ts";
import {
  openProject,
  selectHeads,
  selectProjects,
  type ProjectHead,
} from "./project-repository.ts";
import { isWritable, serializeProject } from "./stored-project.ts";

/** Adds the operations that list an organization's projects: a page of them, and the names of all. */
export function implementLists(implement: Implement): void {
  implement(operations.listProjects, {
    select: ({ userId, namedId }) => [selectProjects({ userId, organizationId: namedId })],
    answer: ({ query, locale, organization }, [rows]) => {
      const { page, pageSize } = query;
      const listed = rows.filter(({ archivedAt }) => isInState(archivedAt, query.state));
      const sorted = sortProjects(listed, query, locale);
      const paged = sorted.slice((page - 1) * pageSize, page * pageSize).map(openProject);
      const projects = paged.map((project) => serializeProject(project, organization.plan));
      return { rows: projects, page, pageSize, total: sorted.length };
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

function isInState(archivedAt: Date | null, state: Query["state"]): boolean {
  return state === "all" || (state === "archived") === (archivedAt !== null);
}

function summarize(head: ProjectHead, planId: PlanId) {
  const { id, name, slug, archivedAt } = head;
  const writable = isWritable(head, planId);
  return { id, name, slug, writable, archivedAt: archivedAt?.toISOString() ?? null };
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
 * This is not done by PostgreSQL, whose sort order depends on its build; an organization has
 * no more projects than its plan allows.
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
