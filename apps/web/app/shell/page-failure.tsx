import { Trans } from "@lingui/react/macro";
import { Button, LinkButton } from "@tessera/ui";
import { PageMessage } from "./page-message.tsx";

/** What is shown in the place of a page that broke; the console says why. */
export function PageFailure() {
  return (
    <PageMessage
      title={<Trans>Something went wrong on this page.</Trans>}
      text={
        <Trans>
          Your saved work is safe, and unsaved changes stay on this device. Reload the page.
        </Trans>
      }
    >
      <Button kind="ink" size="l" onPress={() => location.reload()}>
        <Trans>Reload</Trans>
      </Button>
      <LinkButton size="l" href="/">
        <Trans>Go to the home page</Trans>
      </LinkButton>
    </PageMessage>
  );
}
