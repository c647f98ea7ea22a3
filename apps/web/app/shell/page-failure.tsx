import { Trans } from "@lingui/react/macro";
import { Button, LinkButton } from "@tessera/ui";
import { PageMessage } from "./page-message.tsx";

/** What is shown in the place of a page that broke; the console says why. */
export function PageFailure() {
  return (
    <PageMessage
      title={<Trans>This page stopped working.</Trans>}
      text={
        <Trans>
          Nothing that was saved is lost, and unsaved changes are kept on this device. Load the page
          again.
        </Trans>
      }
    >
      <Button kind="ink" size="l" onPress={() => location.reload()}>
        <Trans>Load again</Trans>
      </Button>
      <LinkButton size="l" href="/">
        <Trans>Go to the home page</Trans>
      </LinkButton>
    </PageMessage>
  );
}
