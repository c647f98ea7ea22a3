import { Trans, useLingui } from "@lingui/react/macro";
import { LinkButton } from "@tessera/ui";
import { PageTitle } from "#navigation/page-head.tsx";
import { PageMessage } from "#shell/page-message.tsx";

export { prepare } from "../texts/marketing-texts.ts";

/** The page of unknown addresses. It has no scripts, so its content needs none. */
export default function NotFoundPage() {
  const { t } = useLingui();
  return (
    <PageMessage
      title={<Trans>There’s no page at this address.</Trans>}
      text={<Trans>It may have been renamed, or you don’t have access to its organization.</Trans>}
    >
      <PageTitle title={t`Page not found`} />
      <LinkButton kind="ink" size="l" href="/">
        <Trans>Go to the home page</Trans>
      </LinkButton>
      <LinkButton size="l" href="/overview">
        <Trans>Go to your design systems</Trans>
      </LinkButton>
    </PageMessage>
  );
}
