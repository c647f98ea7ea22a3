import type { OrganizationId } from "@tessera/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "./call.ts";
import { left, listAll, pageSize } from "./query-options.ts";

/**
 * The reads of whole projects, which load with the pages that list them. The organization is in the
 * header and in the key, so no other organization's rows are shown.
 */
export const projectLists = {
  /**
   * The projects that are not archived, the last changed first: the overview searches and sorts
   * them locally.
   */
  active: (organizationId: OrganizationId) =>
    queryOptions({
      ...left,
      queryKey: ["projects", organizationId, "active"],
      queryFn: ({ client, signal }) =>
        listAll((page) =>
          page === 1
            ? client.fetchQuery({ ...firstOf(organizationId), staleTime: 0 })
            : readProjects("active", page, signal),
        ),
    }),
  first: firstOf,
  /** The archived projects, the last changed first. */
  archived: (organizationId: OrganizationId) =>
    queryOptions({
      ...left,
      queryKey: ["projects", organizationId, "archived"],
      queryFn: ({ signal }) => listAll((page) => readProjects("archived", page, signal)),
    }),
};

/** The first page of the active projects, which is shown until the others have arrived. */
function firstOf(organizationId: OrganizationId) {
  return queryOptions({
    ...left,
    queryKey: ["projects", organizationId, "first"],
    queryFn: ({ signal }) => readProjects("active", 1, signal),
  });
}

/** Reads a page of the projects of a state. */
function readProjects(state: "active" | "archived", page: number, signal: AbortSignal) {
  return call("listProjects", { query: { page, pageSize, state }, signal });
}
