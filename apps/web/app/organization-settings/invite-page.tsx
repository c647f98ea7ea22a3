import { Trans, useLingui } from "@lingui/react/macro";
import type { ReceivedInvitation } from "@tessera/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Button, ErrorNote, Heading, LinkButton, Skeleton, SkeletonBlock, Text } from "@tessera/ui";
import type { ReactNode } from "react";
import { call } from "#api-client/call.ts";
import { queries } from "#api-client/query-options.ts";
import { keepTypedEmail } from "#authentication/typed-email.ts";
import { ApiError } from "#http/api-error.ts";
import { FailureNote } from "#failures/failure-note.tsx";
import { useFailureText } from "#http/use-failure-text.ts";
import { useLogOutRequest } from "#log-out/use-log-out.ts";
import { PageTitle } from "#navigation/page-head.tsx";
import { navigate, useLocation } from "#navigation/router.tsx";
import { useOrganization } from "#organization/organization-provider.tsx";
import { rememberRedirect } from "#session/redirect-history.ts";
import { useIsLoggedIn } from "#session/use-session.ts";
import { ApplicationPage } from "#shell/application-page.tsx";
import { SiteFooter } from "#shell/site-footer.tsx";
import { SiteHeader } from "#shell/site-header.tsx";
import { useRoleNames } from "#teams/use-role-names.ts";
import styles from "./organization-settings.module.css";
import own from "./invite-page.module.css";

export { prepare } from "./texts/organization-texts.ts";

/** The page of the link in an invitation, whose token is the fragment of the address. */
export default function InvitePage() {
  const { t } = useLingui();
  const isLoggedIn = useIsLoggedIn();
  const { hash } = useLocation();
  const content = <OpenInvitation token={hash.slice(1)} />;
  return (
    <>
      <PageTitle title={t`Invitation`} />
      {isLoggedIn ? (
        <ApplicationPage>{content}</ApplicationPage>
      ) : (
        <>
          <SiteHeader />
          <main id="main" className={own.invitePage}>
            {content}
          </main>
          <SiteFooter />
        </>
      )}
    </>
  );
}

function OpenInvitation({ token }: { readonly token: string }) {
  const { t } = useLingui();
  const isLoggedIn = useIsLoggedIn();
  const { data, error, refetch } = useQuery({
    queryKey: ["invitation", token],
    queryFn: async ({ signal }) => {
      return (await call("getInvitation", { params: { token }, signal })).data;
    },
    retry: false,
    enabled: token !== "",
  });
  const isGone = token === "" || (error instanceof ApiError && error.status === 404);
  if (isGone) {
    return (
      <Invitation title={t`This invitation no longer works`}>
        <Text size="lead" tone="muted">
          <Trans>
            It was accepted or withdrawn, or a newer link has replaced it. Ask for a new one.
          </Trans>
        </Text>
        <LinkButton href={isLoggedIn ? "/overview" : "/"}>
          {isLoggedIn ? <Trans>Go to the overview</Trans> : <Trans>Go to the home page</Trans>}
        </LinkButton>
      </Invitation>
    );
  }
  if (error) {
    return (
      <Invitation title={t`Invitation`}>
        <FailureNote failure={error} onRetry={() => void refetch()} />
      </Invitation>
    );
  }
  if (!data) {
    return (
      <Invitation title={t`Invitation`}>
        <Skeleton>
          <SkeletonBlock className={styles.loading} />
        </Skeleton>
      </Invitation>
    );
  }
  return (
    <Invitation title={t`Join ${data.organizationName}`}>
      <Invited invitation={data} />
      {data.isExpired ? (
        <ErrorNote>{t`This invitation has expired. Ask for a new one.`}</ErrorNote>
      ) : isLoggedIn ? (
        <Accept token={token} invitation={data} />
      ) : (
        <Enter email={data.email} />
      )}
    </Invitation>
  );
}

function Invitation({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={own.invitation}>
      <Heading level={1} size="section">
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** Shows who invites whom, and with which role. */
function Invited({ invitation }: { readonly invitation: ReceivedInvitation }) {
  const names = useRoleNames();
  const { invitedBy, organizationName, email } = invitation;
  const role = names[invitation.role];
  return (
    <Text size="lead" tone="muted">
      {invitedBy === null ? (
        <Trans>
          You are invited to the organization {organizationName} with the role {role}. The
          invitation is for {email}.
        </Trans>
      ) : (
        <Trans>
          {invitedBy} invites you to the organization {organizationName} with the role {role}. The
          invitation is for {email}.
        </Trans>
      )}
    </Text>
  );
}

/** Links to the registration and to the login, which have its address and return to the invitation. */
function Enter({ email }: { readonly email: string }) {
  const { pathname, hash } = useLocation();
  const remember = () => {
    rememberRedirect(pathname + hash);
    keepTypedEmail(email);
  };
  return (
    <>
      <Text>
        <Trans>Create an account with {email}, or log in if you have one.</Trans>
      </Text>
      <div className={styles.buttons}>
        <LinkButton kind="ink" size="l" href="/register" onPress={remember}>
          <Trans>Create account</Trans>
        </LinkButton>
        <LinkButton size="l" href="/login" onPress={remember}>
          <Trans>Log in</Trans>
        </LinkButton>
      </div>
    </>
  );
}

type AcceptProps = { readonly token: string; readonly invitation: ReceivedInvitation };

/** Accepts the invitation with the account of its address; another account must log out first. */
function Accept({ token, invitation }: AcceptProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { data: user } = useQuery(queries.user());
  const { pathname, hash } = useLocation();
  const requestLogOut = useLogOutRequest({ returnTo: pathname + hash });
  const accept = useAccept(token);
  const { organizationName, email } = invitation;
  if (!user) return null;
  if (user.email !== email) {
    return (
      <>
        <ErrorNote>
          <Trans>
            You are logged in as {user.email}. Log out, and log in with {email} to accept.
          </Trans>
        </ErrorNote>
        <div className={styles.buttons}>
          <Button size="l" onPress={requestLogOut}>{t`Log out`}</Button>
        </div>
      </>
    );
  }
  return (
    <>
      {accept.error && <ErrorNote>{failureText(accept.error)}</ErrorNote>}
      <div className={styles.buttons}>
        <Button kind="ink" size="l" isPending={accept.isPending} onPress={() => accept.mutate()}>
          {t`Join ${organizationName}`}
        </Button>
        <LinkButton size="l" href="/overview">
          <Trans>Not now</Trans>
        </LinkButton>
      </div>
    </>
  );
}

function useAccept(token: string) {
  const queryClient = useQueryClient();
  const { chooseOrganization } = useOrganization();
  return useMutation({
    mutationFn: async () => (await call("acceptInvitation", { params: { token } })).data,
    onSuccess: async ({ id }) => {
      await queryClient.invalidateQueries({ queryKey: queries.organizations().queryKey });
      chooseOrganization(id);
      navigate("/overview", { replace: true });
    },
  });
}
