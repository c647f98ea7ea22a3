import { useQuery } from "@tanstack/react-query";
import type { Organization, ProjectSummary } from "@tessera/contract";
import { useEffect, useSyncExternalStore } from "react";
import { queries } from "#api-client/query-options.ts";
import {
  findStoredOrganization,
  storeOrganization,
  subscribeToOrganization,
} from "#http/stored-organization.ts";

/** What an address of the signed-in shape leads to. */
export type ProjectLookup =
  | { readonly state: "loading" }
  | { readonly state: "missing" }
  | { readonly state: "failed"; readonly error: Error; readonly retry: () => void }
  | {
      readonly state: "found";
      readonly organization: Organization;
      readonly project: ProjectSummary;
    };

/** Stands in the key of a query that waits for its organization. */
export const unknownOrganization = "" as Organization["id"];

/** Finds the organization and the project that an address names; calls are made for that organization from then on. */
export function useProjectLookup(organizationSlug: string, projectSlug: string): ProjectLookup {
  const organizations = useQuery(queries.organizations());
  const organization = organizations.data?.find(({ slug }) => slug === organizationSlug);
  const isFollowed = useFollowedOrganization(organization);
  const projects = useQuery({
    ...queries.allProjects(organization?.id ?? unknownOrganization),
    enabled: isFollowed,
  });
  const failed = [organizations, projects].find(({ isError }) => isError);
  if (failed?.error) {
    return { state: "failed", error: failed.error, retry: () => void failed.refetch() };
  }
  if (organizations.data && !organization) return { state: "missing" };
  if (!organization || !projects.data) return { state: "loading" };
  const project = projects.data.find(({ slug }) => slug === projectSlug);
  return project ? { state: "found", organization, project } : { state: "missing" };
}

/** Whether calls name this organization yet: the stored one follows the address before the first call. */
function useFollowedOrganization(organization: Organization | undefined): boolean {
  const stored = useSyncExternalStore(
    subscribeToOrganization,
    findStoredOrganization,
    () => undefined,
  );
  useEffect(() => {
    if (organization) storeOrganization(organization.id);
  }, [organization]);
  return organization !== undefined && stored === organization.id;
}
