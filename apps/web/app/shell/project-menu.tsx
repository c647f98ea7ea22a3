import type { Organization, ProjectSummary } from "@tessera/contract";
import { useQuery } from "@tanstack/react-query";
import { LazyPopup, popupPart } from "@tessera/ui";
import { useLayoutEffect } from "react";
import { withoutLocale } from "#navigation/localized-path.ts";
import { navigate, useLocation, useParams } from "#navigation/router.tsx";
import { queries } from "#api-client/query-options.ts";
import { useOrganization } from "#organization/organization-provider.tsx";
import { PlaceButton } from "./place-button.tsx";

const popup = popupPart(() => import("./place-popup.tsx"));

type ProjectMenuProps = {
  readonly projectSlug?: string | undefined;
  readonly newName?: string | undefined;
};

/**
 * Shows the current project, and links to the organization's other projects and to other
 * organizations.
 */
export function ProjectMenu({ projectSlug, newName }: ProjectMenuProps) {
  const { organization } = useOrganization();
  const addressedSlug = useParams()["project"];
  if (!organization) return null;
  const slug = projectSlug ?? addressedSlug;
  return <PlaceMenu organization={organization} projectSlug={slug} newName={newName} />;
}

/** Replaces a former slug in the address by the current one of its project. */
function useFormerProject({ slug }: Organization, projects: readonly ProjectSummary[]): void {
  const { pathname, search, hash } = useLocation();
  const addressed = useParams()["project"];
  const isCurrent = projects.some((project) => project.slug === addressed);
  const renamed = projects.find(({ formerSlugs }) =>
    formerSlugs.some((each) => each === addressed),
  );
  const next = isCurrent ? undefined : renamed?.slug;
  useLayoutEffect(() => {
    if (next === undefined) return;
    const rest = withoutLocale(pathname).split("/").slice(3).join("/");
    navigate(`/${slug}/${next}/${rest}${search}${hash}`, { replace: true });
  }, [slug, next, pathname, search, hash]);
}

function PlaceMenu({
  organization,
  projectSlug,
  newName,
}: ProjectMenuProps & { readonly organization: Organization }) {
  const { data: projects = [] } = useQuery(queries.allProjects(organization.id));
  useFormerProject(organization, projects);
  const project = projects.find(({ slug }) => slug === projectSlug);
  const place = { organization, project, newName };
  return (
    <LazyPopup
      part={popup}
      trigger={<PlaceButton {...place} aria-haspopup="menu" aria-expanded={false} />}
    >
      {({ PlacePopup }) => <PlacePopup {...place} projects={projects} />}
    </LazyPopup>
  );
}
