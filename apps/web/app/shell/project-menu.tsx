import { useLingui } from "@lingui/react/macro";
import type { Organization } from "@tessera/contract";
import { useQuery } from "@tanstack/react-query";
import { Button, Icon, Menu, MenuItem, MenuSection, MenuTrigger } from "@tessera/ui";
import { ChevronsUpDown } from "lucide-react";
import { useParams } from "react-router";
import { queries } from "#api-client/query-options.ts";
import { useOrganization } from "#organization/organization-provider.tsx";
import styles from "./header.module.css";

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
  const { t } = useLingui();
  const { organizations, chooseOrganization } = useOrganization();
  const { data: projects = [] } = useQuery(queries.allProjects(organization.id));
  const project = projects.find(({ slug }) => slug === projectSlug);
  return (
    <MenuTrigger>
      <Button kind="quiet" className={styles.place}>
        <span className={styles.placeName}>{organization.name}</span>
        {project && <span className={styles.slash}>/</span>}
        {project && <span className={styles.placeName}>{project.name}</span>}
        <Icon icon={ChevronsUpDown} sizePx={12} />
      </Button>
      <Menu aria-label={t`Design systems and organizations`}>
        {projects.length > 0 && (
          <MenuSection title={t`Design systems`}>
            {projects.map(({ id, slug, name }) => (
              <MenuItem
                key={id}
                href={`/${organization.slug}/${slug}/design-system/colors`}
                isCurrent={slug === projectSlug}
              >
                {name}
              </MenuItem>
            ))}
          </MenuSection>
        )}
        {organizations.length > 1 && (
          <MenuSection title={t`Organizations`}>
            {organizations.map(({ id, name }) => (
              <MenuItem
                key={id}
                href="/overview"
                onAction={() => chooseOrganization(id)}
                isCurrent={id === organization.id}
              >
                {name}
              </MenuItem>
            ))}
          </MenuSection>
        )}
        <MenuItem href="/overview">{t`All design systems`}</MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
