import { Trans, useLingui } from "@lingui/react/macro";
import { isAtLeast, type Organization, type Role } from "@tessera/contract";
import { LinkButton, Skeleton, SkeletonBlock, Text } from "@tessera/ui";
import type { ReactNode } from "react";
import { FailureNote } from "#failures/failure-note.tsx";
import { useOrganization } from "#organization/organization-provider.tsx";
import { RequireSession } from "#session/require-session.tsx";
import { GraceBanner } from "#organization/grace-banner.tsx";
import { SettingsPage } from "#settings-area/settings-page.tsx";
import { PageMessage } from "#shell/page-message.tsx";
import styles from "./organization-settings.module.css";

/** The props of a page of the organization in the address. */
export type OrganizationPageProps = {
  readonly title: string;
  readonly lead: (organization: Organization) => ReactNode;
  /** The weakest role that may open the page. */
  readonly least?: Role;
  readonly actions?: (organization: Organization) => ReactNode;
  /** A note over the title, unless the deletion of the organization is planned. */
  readonly banner?: (organization: Organization) => ReactNode;
  readonly children: (organization: Organization) => ReactNode;
};

/** A page of the organization in the address, for its members with a role. */
export function OrganizationPage(props: OrganizationPageProps) {
  return (
    <RequireSession>
      <OpenPage {...props} />
    </RequireSession>
  );
}

function OpenPage({
  title,
  lead,
  least = "viewer",
  actions,
  banner,
  children,
}: OrganizationPageProps) {
  const { organizations, organization, error, retry } = useOrganization();
  if (!organization) {
    if (organizations.length > 0) return <UnknownOrganization />;
    return (
      <SettingsPage title={title} lead="">
        <div className={styles.part}>
          {error ? (
            <FailureNote failure={error} onRetry={retry} />
          ) : (
            <Skeleton>
              <SkeletonBlock className={styles.loading} />
            </Skeleton>
          )}
        </div>
      </SettingsPage>
    );
  }
  const mayOpen = isAtLeast(organization.role, least);
  return (
    <SettingsPage
      title={title}
      lead={lead(organization)}
      banner={
        organization.deletionAt === null && mayOpen && banner ? (
          banner(organization)
        ) : (
          <GraceBanner organization={organization} />
        )
      }
      actions={mayOpen ? actions?.(organization) : undefined}
    >
      {mayOpen ? children(organization) : <NoAccess organization={organization} least={least} />}
    </SettingsPage>
  );
}

/** Explains who may open the page, and links to the one that everybody may open. */
function NoAccess({
  organization: { slug },
  least,
}: {
  readonly organization: Organization;
  readonly least: Role;
}) {
  return (
    <div className={styles.part}>
      <Text>
        {least === "owner" ? (
          <Trans>Only owners can open this page. Members shows who they are.</Trans>
        ) : (
          <Trans>Only admins and owners can open this page. Members shows who they are.</Trans>
        )}
      </Text>
      <LinkButton href={`/${slug}/teams`}>
        <Trans>Open members</Trans>
      </LinkButton>
    </div>
  );
}

/** The page of an address of an organization that the user does not belong to. */
function UnknownOrganization() {
  const { t } = useLingui();
  return (
    <PageMessage
      title={<Trans>There’s no organization at this address.</Trans>}
      text={<Trans>It may have been renamed, or you don’t belong to it.</Trans>}
    >
      <LinkButton kind="ink" size="l" href="/overview">
        {t`Go to your design systems`}
      </LinkButton>
    </PageMessage>
  );
}
