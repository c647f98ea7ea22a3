import { useLingui } from "@lingui/react/macro";
import { lazyPart } from "#lazy-part/lazy-part.tsx";
import { PageTitle } from "#navigation/page-head.tsx";
import { useSearchParams } from "#navigation/router.tsx";
import { useOrganization } from "#organization/organization-provider.tsx";
import { hasSession } from "#session/session-presence.ts";
import { useIsLoggedIn } from "#session/use-session.ts";
import { ApplicationPage } from "#shell/application-page.tsx";
import { OrganizationOverview } from "./organization-overview.tsx";
import { OverviewFailure } from "./overview-failure.tsx";
import { OverviewLoading } from "./overview-loading.tsx";

const GraceBanner = lazyPart(
  async () => (await import("#organization/grace-banner.tsx")).GraceBanner,
);

const NewOrganizationDialog = lazyPart(
  async () => (await import("#organization/new-organization-dialog.tsx")).NewOrganizationDialog,
);

const OverviewLanding = lazyPart(loadLanding);

async function loadLanding() {
  return (await import("./overview-landing.tsx")).OverviewLanding;
}

/** Loads the landing for logged-out users; a logged-in user does not need it. */
export async function prepare(): Promise<void> {
  if (!hasSession()) await import("./overview-landing.tsx");
}

/**
 * The overview: the organization's projects for a logged-in user, else a description with a login.
 */
export default function OverviewPage() {
  const { t } = useLingui();
  const isLoggedIn = useIsLoggedIn();
  return (
    <>
      <PageTitle title={t`Overview`} />
      {isLoggedIn ? <LoggedInOverview /> : <OverviewLanding onFailure={() => undefined} />}
    </>
  );
}

function LoggedInOverview() {
  const { organization, error, retry } = useOrganization();
  const [search, setSearch] = useSearchParams();
  return (
    <ApplicationPage>
      {organization && organization.deletionAt !== null && (
        <GraceBanner organization={organization} onFailure={() => undefined} />
      )}
      {organization && <OrganizationOverview key={organization.id} organization={organization} />}
      {!organization && error && <OverviewFailure failure={error} onRetry={retry} />}
      {!organization && !error && <OverviewLoading />}
      <NewOrganizationDialog
        isOpen={search.has("organization")}
        onClose={() => setSearch(new URLSearchParams())}
        onFailure={() => setSearch(new URLSearchParams())}
      />
    </ApplicationPage>
  );
}
