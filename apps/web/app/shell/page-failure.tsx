import { Trans } from "@lingui/react/macro";
import { Button, LinkButton } from "@tessera/ui";
import { PageMessage } from "./page-message.tsx";

/** Replaces a page that failed to render; the console shows the error. */
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
