import type { OrganizationId, ProjectId, Version } from "@tessera/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "./call.ts";
import { refetched } from "./query-options.ts";

/** A version with its project, in a list of several projects. */
export type RecentVersion = { readonly projectId: ProjectId; readonly version: Version };

/** The number of recent versions, and of the last changed projects that can have one of them. */
export const recentCount = 4;

/**
 * The query of the newest versions of several projects. It loads with the list, because no other
 * page reads it.
 */
export function recentVersions(organizationId: OrganizationId, projectIds: readonly ProjectId[]) {
  return queryOptions({
    ...refetched,
    refetchOnMount: "always",
    queryKey: ["recent-versions", organizationId, projectIds],
    queryFn: ({ signal }) => listRecentVersions(projectIds, signal),
  });
}

/** Lists the newest versions of the last changed projects, the newest first. */
export async function listRecentVersions(
  projectIds: readonly ProjectId[],
  signal: AbortSignal,
): Promise<readonly RecentVersion[]> {
  const lists = await Promise.all(projectIds.map((id) => listNewest(id, signal)));
  return lists.flat().toSorted(compareNewest).slice(0, recentCount);
}

async function listNewest(projectId: ProjectId, signal: AbortSignal): Promise<RecentVersion[]> {
  const input = { params: { projectId }, query: { pageSize: recentCount }, signal };
  const { data } = await call("listVersions", input);
  return data.versions.map((version) => ({ projectId, version }));
}

function compareNewest({ version: a }: RecentVersion, { version: b }: RecentVersion): number {
  return Date.parse(b.createdAt) - Date.parse(a.createdAt);
}
