import type { Organization } from "@tessera/contract";
import { useQuery } from "@tanstack/react-query";
import { LazyPopup, popupPart } from "@tessera/ui";
import { useParams } from "#navigation/router.tsx";
import { queries } from "#api-client/query-options.ts";
import { useOrganization } from "#organization/organization-provider.tsx";
import { PlaceButton } from "./place-button.tsx";

const popup = popupPart(() => import("./place-popup.tsx"));

/**
 * Shows the current project, and links to the organization's other projects and to other
 * organizations.
 */
export function ProjectMenu({ projectSlug }: { projectSlug?: string | undefined }) {
  const { organization } = useOrganization();
  const addressedSlug = useParams()["project"];
  if (!organization) return null;
  return <PlaceMenu organization={organization} projectSlug={projectSlug ?? addressedSlug} />;
}

function PlaceMenu({
  organization,
  projectSlug,
}: {
  organization: Organization;
  projectSlug: string | undefined;
}) {
  const { data: projects = [] } = useQuery(queries.allProjects(organization.id));
  const place = { organization, project: projects.find(({ slug }) => slug === projectSlug) };
  return (
    <LazyPopup
      part={popup}
      trigger={<PlaceButton {...place} aria-haspopup="menu" aria-expanded={false} />}
    >
      {({ PlacePopup }) => <PlacePopup {...place} projects={projects} />}
    </LazyPopup>
  );
}
