import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Button, Icon, Menu, MenuItem, MenuSeparator, MenuTrigger } from "@tessera/ui";
import { Check, ChevronsUpDown } from "lucide-react";
import { useParams } from "react-router";
import { queries } from "#api-client/query-options.ts";
import { useOrganization } from "#organization/organization-provider.tsx";
import styles from "./header.module.css";

/** Where one is, and the way to the organization's other projects and to other organizations. */
export function ProjectMenu({ projectSlug }: { projectSlug?: string | undefined }) {
  const { t } = useLingui();
  const { organization, organizations, chooseOrganization } = useOrganization();
  const addressedSlug = useParams()["project"];
  const slug = projectSlug ?? addressedSlug;
  const { data: projects = [] } = useQuery({
    ...queries.allProjects(organization?.id ?? ("" as never)),
    enabled: organization !== undefined,
  });
  if (!organization) return null;
  const project = projects.find((one) => one.slug === slug);
  return (
    <MenuTrigger>
      <Button kind="quiet" className={styles["place"] ?? ""}>
        <span className={styles["placeName"]}>{organization.name}</span>
        {project && <span className={styles["slash"]}>/</span>}
        {project && <span className={styles["placeName"]}>{project.name}</span>}
        <Icon icon={ChevronsUpDown} sizePx={12} />
      </Button>
      <Menu aria-label={t`Projects and organizations`}>
        {projects.map((one) => (
          <MenuItem
            key={one.id}
            href={`/${organization.slug}/${one.slug}/design-system/colors`}
            {...(one.slug === slug && { icon: Check })}
          >
            {one.name}
          </MenuItem>
        ))}
        {projects.length > 0 && organizations.length > 1 && <MenuSeparator />}
        {organizations.length > 1 &&
          organizations.map((one) => (
            <MenuItem
              key={one.id}
              href="/overview"
              onAction={() => chooseOrganization(one.id)}
              {...(one.id === organization.id && { icon: Check })}
            >
              {one.name}
            </MenuItem>
          ))}
        <MenuSeparator />
        <MenuItem href="/overview">{t`All projects`}</MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
