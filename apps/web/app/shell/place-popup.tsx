import { useLingui } from "@lingui/react/macro";
import { isAtLeast } from "@tessera/contract";
import { Menu, MenuItem, MenuSection, MenuTrigger } from "@tessera/ui";
import { useMemo } from "react";
import { useOrganization } from "#organization/organization-provider.tsx";
import { withDistinctNames } from "#projects/distinct-names.ts";
import { type NamedProject, type Place, PlaceButton } from "./place-button.tsx";

/** The button of the project menu, and the menu that it opens. */
export function PlacePopup({
  projects,
  ...place
}: Place & { readonly projects: readonly NamedProject[] }) {
  const { t } = useLingui();
  const { organizations, chooseOrganization } = useOrganization();
  const { organization, project } = place;
  const named = useMemo(() => withDistinctNames(projects), [projects]);
  return (
    <MenuTrigger>
      <PlaceButton {...place} />
      <Menu aria-label={t`Design systems and organizations`}>
        {projects.length > 0 && (
          <MenuSection title={t`Design systems`}>
            {named.map((each) => (
              <MenuItem
                key={each.id}
                href={`/${organization.slug}/${each.slug}/design-system/colors`}
                isCurrent={each.id === project?.id}
              >
                {each.distinctName}
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
        <MenuItem href={`/${organization.slug}/teams`}>{t`Members`}</MenuItem>
        {isAtLeast(organization.role, "admin") && (
          <MenuItem href={`/${organization.slug}/general`}>{t`Organization settings`}</MenuItem>
        )}
        <MenuItem href="/overview?organization">{t`New organization`}</MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
