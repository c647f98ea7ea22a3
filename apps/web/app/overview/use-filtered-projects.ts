import type { OrganizationId, Project } from "@tessera/contract";
import { useQuery } from "@tanstack/react-query";
import { projectLists } from "#api-client/project-lists.ts";

/** The name of a list of projects in the overview. */
export type ProjectFilter = "active" | "favorites" | "archived";

/** Returns the projects of a filter; the archived ones are read when they are first listed. */
export function useFilteredProjects(
  organizationId: OrganizationId,
  active: readonly Project[],
  filter: ProjectFilter,
) {
  const isArchived = filter === "archived";
  const archived = useQuery({ ...projectLists.archived(organizationId), enabled: isArchived });
  if (isArchived) {
    const error = archived.data ? null : archived.error;
    return { listed: archived.data, error, retry: () => void archived.refetch() };
  }
  const listed = filter === "active" ? active : active.filter(({ favorite }) => favorite);
  return { listed, error: null, retry: () => undefined };
}
