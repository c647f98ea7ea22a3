import { useQuery } from "@tanstack/react-query";
import { isAtLeast, type Organization, plans } from "@tessera/contract";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { queries } from "#api-client/query-options.ts";
import type { OpenProject } from "./project-context.tsx";
import {
  findStoredOrganization,
  storeOrganization,
  subscribeToOrganization,
} from "#http/stored-organization.ts";

/** The result of looking up the address of a project. */
export type ProjectLookup =
  | { readonly state: "loading" | "missing" }
  | { readonly state: "failed"; readonly error: Error; readonly retry: () => void }
  | { readonly state: "found"; readonly opened: OpenProject };

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
  const project = projects.data?.find(({ slug }) => slug === projectSlug);
  const opened = useMemo(
    () =>
      organization &&
      project && {
        organization,
        project,
        entitlements: plans[organization.plan].entitlements,
        canEdit:
          isAtLeast(organization.role, "editor") && organization.writable && project.writable,
      },
    [organization, project],
  );
  const failed = [organizations, projects].find(({ isError }) => isError);
  if (failed?.error) {
    return { state: "failed", error: failed.error, retry: () => void failed.refetch() };
  }
  if (organizations.data && !organization) return { state: "missing" };
  if (!organization || !projects.data) return { state: "loading" };
  return opened ? { state: "found", opened } : { state: "missing" };
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
