import { useQuery } from "@tanstack/react-query";
import type { Organization, ProjectSummary } from "@tessera/contract";
import { useEffect, useSyncExternalStore } from "react";
import { queries } from "#api-client/query-options.ts";
import {
  findStoredOrganization,
  storeOrganization,
  subscribeToOrganization,
} from "#http/stored-organization.ts";

/** The result of looking up the address of a project. */
export type ProjectLookup =
  | { readonly state: "loading" }
  | { readonly state: "missing" }
  | { readonly state: "failed"; readonly error: Error; readonly retry: () => void }
  | {
      readonly state: "found";
      readonly organization: Organization;
      readonly project: ProjectSummary;
    };

/** A placeholder in the key of a query while its organization is unknown. */
export const unknownOrganization = "" as Organization["id"];

/**
 * Returns the organization and the project of an address; later calls are made for that
 * organization.
 */
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

/**
 * Returns whether calls are made for this organization: the stored one changes before the first
 * call.
 */
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
