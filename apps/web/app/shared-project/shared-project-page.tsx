import { Trans, useLingui } from "@lingui/react/macro";
import type { SharedProject } from "@tessera/contract";
import { useQuery } from "@tanstack/react-query";
import { Heading, LinkButton, Skeleton, SkeletonBlock, Text } from "@tessera/ui";
import type { ReactNode } from "react";
import { call } from "#api-client/call.ts";
import { ApiError } from "#http/api-error.ts";
import { FailureNote } from "#failures/failure-note.tsx";
import { PageTitle } from "#navigation/page-head.tsx";
import { useLocation } from "#navigation/router.tsx";
import { useIsLoggedIn } from "#session/use-session.ts";
import { ApplicationPage } from "#shell/application-page.tsx";
import { SiteFooter } from "#shell/site-footer.tsx";
import { SiteHeader } from "#shell/site-header.tsx";
import styles from "./shared-project.module.css";
import { SharedDesign } from "./shared-design.tsx";

export { prepare } from "./texts/shared-texts.ts";

/** The page of a share link, whose token is the fragment of the address; it needs no account. */
export default function SharedProjectPage() {
  const { t } = useLingui();
  const isLoggedIn = useIsLoggedIn();
  const { hash } = useLocation();
  const content = <Shared token={hash.slice(1)} />;
  return (
    <>
      <PageTitle title={t`Shared design system`} />
      <meta name="robots" content="noindex" />
      {isLoggedIn ? (
        <ApplicationPage>{content}</ApplicationPage>
      ) : (
        <>
          <SiteHeader />
          <main id="main">{content}</main>
          <SiteFooter />
        </>
      )}
    </>
  );
}

function Shared({ token }: { readonly token: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery({
    queryKey: ["shared-project", token],
    queryFn: async ({ signal }) => readShared(token, signal),
    retry: false,
    enabled: token !== "",
  });
  if (token === "" || data === null) {
    return (
      <Message title={t`This link no longer works`}>
        <Text size="lead" tone="muted">
          <Trans>It was revoked or replaced, or a part of it is missing. Ask for a new one.</Trans>
        </Text>
        <LinkButton kind="ink" size="l" href="/">
          <Trans>Create your own</Trans>
        </LinkButton>
      </Message>
    );
  }
  if (data) return <SharedDesign shared={data} />;
  return (
    <Message title={t`Shared design system`}>
      {error ? (
        <FailureNote failure={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton>
          <SkeletonBlock className={styles.loading} />
        </Skeleton>
      )}
    </Message>
  );
}

function Message({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={styles.message}>
      <Heading level={1} size="section">
        {title}
      </Heading>
      {children}
    </div>
  );
}

/** Reads the project of a share link; null when no link has the token. */
async function readShared(shareToken: string, signal: AbortSignal): Promise<SharedProject | null> {
  try {
    return (await call("getSharedProject", { params: { shareToken }, signal })).data;
  } catch (failure) {
    if (failure instanceof ApiError && [404, 422].includes(failure.status)) return null;
    throw failure;
  }
}
