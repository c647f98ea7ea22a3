import { useQuery } from "@tanstack/react-query";
import { Navigate, useLocation } from "react-router";
import { queries } from "#api-client/query-options.ts";
import { useLocale } from "#navigation/use-locale.ts";
import { localizedPath, withoutLocale } from "#navigation/localized-path.ts";
import { findStoredOrganization } from "#http/stored-organization.ts";
import { EditorMessage } from "#editor/panes/editor-message.tsx";
import { findLastProject } from "#editor/project/last-project.ts";
import { unknownOrganization } from "#editor/project/use-project-lookup.ts";
import { EditorSkeleton } from "./editor-skeleton.tsx";

/**
 * Opens the last used project at the same screen, else the only one; without a project, opens the
 * creation of one.
 */
export function LastProjectRedirect() {
  const last = findLastProject();
  const { pathname, search } = useLocation();
  const locale = useLocale();
  if (!last) return <OnlyProjectRedirect screenPath={withoutLocale(pathname) + search} />;
  const path = `/${last.organization}/${last.project}${withoutLocale(pathname)}${search}`;
  return <Navigate replace to={localizedPath(path, locale)} />;
}

function OnlyProjectRedirect({ screenPath }: { readonly screenPath: string }) {
  const locale = useLocale();
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
    return <Navigate replace to={localizedPath(path, locale)} />;
  }
  return <Navigate replace to={localizedPath(only ? "/overview" : "/overview?new", locale)} />;
}
