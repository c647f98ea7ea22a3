import type { Project, ProjectSummary } from "@tessera/contract";
import type { HexColor } from "@tessera/engine";
import { withDistinctNames } from "#projects/distinct-names.ts";

/** A project in the navigation; an archived one has no base color. */
export type ListedProject = {
  readonly slug: string;
  readonly distinctName: string;
  readonly base: HexColor | undefined;
};

/**
 * Lists the active projects and then the archived ones, each once: while one of the two reads is
 * older, a project that was just archived is in both.
 */
export function listProjects(
  active: readonly Pick<Project, "id" | "name" | "slug" | "recipe">[],
  all: readonly Pick<ProjectSummary, "id" | "name" | "slug" | "archivedAt">[],
): readonly ListedProject[] {
  const archived = all.filter(({ archivedAt }) => archivedAt !== null);
  const archivedIds = new Set(archived.map(({ id }) => id));
  const others = active.filter(({ id }) => !archivedIds.has(id));
  return withDistinctNames([
    ...others.map(({ name, slug, recipe }) => ({ name, slug, base: recipe.color.base })),
    ...archived.map(({ name, slug }) => ({ name, slug, base: undefined })),
  ]);
}
