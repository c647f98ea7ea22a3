import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { queries } from "#api-client/query-options.ts";
import { withoutLocale } from "#navigation/localized-path.ts";
import { navigate, useLocation } from "#navigation/router.tsx";
import { findStoredOrganization } from "#http/stored-organization.ts";
import { EditorMessage } from "#editor/panes/editor-message.tsx";
import { findLastProject } from "#storage/last-project.ts";
import { unknownOrganization } from "#editor/project/use-project-lookup.ts";
import { EditorSkeleton } from "./editor-skeleton.tsx";

/**
 * Opens the last used project at the same screen, else the only one; without a project, opens the
 * creation of one.
 */
export function LastProjectRedirect() {
  const last = findLastProject();
  const { pathname, search } = useLocation();
  if (!last) return <OnlyProjectRedirect screenPath={withoutLocale(pathname) + search} />;
  const path = `/${last.organization}/${last.project}${withoutLocale(pathname)}${search}`;
  return <Redirect to={path} />;
}

function OnlyProjectRedirect({ screenPath }: { readonly screenPath: string }) {
  const organizations = useQuery(queries.organizations());
  const stored = findStoredOrganization();
  const organization =
    organizations.data?.find(({ id }) => id === stored) ?? organizations.data?.[0];
  const projects = useQuery({
    ...queries.allProjects(organization?.id ?? unknownOrganization),
    enabled: organization !== undefined && organization.id === stored,
  });
  const failed = [organizations, projects].find(({ isError }) => isError);
  if (failed?.error) {
    return <EditorMessage error={failed.error} onRetry={() => void failed.refetch()} />;
  }
  if (!projects.data || !organization) return <EditorSkeleton />;
  const [only, another] = projects.data;
  if (only && !another) {
    const path = `/${organization.slug}/${only.slug}${screenPath}`;
    return <Redirect to={path} />;
  }
  return <Redirect to={only ? "/overview" : "/overview?new"} />;
}

function Redirect({ to }: { readonly to: string }) {
  useEffect(() => navigate(to, { replace: true }), [to]);
  return null;
}
