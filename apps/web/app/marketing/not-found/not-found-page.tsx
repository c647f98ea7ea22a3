import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { LinkButton } from "@tessera/ui";
import { titlePage } from "#navigation/describe-page.ts";
import { PageMessage } from "#shell/page-message.tsx";

export const meta = titlePage(msg`Page not found`);

/** The page of unknown addresses. It has no scripts, so its content needs none. */
export default function NotFoundPage() {
  return (
    <PageMessage
      title={<Trans>There’s no page at this address.</Trans>}
      text={<Trans>It may have been renamed, or you don’t have access to its organization.</Trans>}
    >
      <LinkButton kind="ink" size="l" href="/">
        <Trans>Go to the home page</Trans>
      </LinkButton>
      <LinkButton size="l" href="/overview">
        <Trans>Go to your design systems</Trans>
      </LinkButton>
    </PageMessage>
  );
}
