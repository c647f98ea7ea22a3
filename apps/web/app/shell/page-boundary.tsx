import { Trans } from "@lingui/react/macro";
import { Button, LinkButton } from "@tessera/ui";
import { Component, type ReactNode } from "react";
import { PageMessage } from "./page-message.tsx";

type Props = {
  /** Identifies the visit of the page. */
  readonly visit: string;
  readonly onFailure: () => void;
  readonly children: ReactNode;
};

type State = { readonly hasFailed: boolean; readonly failedVisit?: string | undefined };

/** Replaces a page that failed to render, until the next navigation. */
export class PageBoundary extends Component<Props, State> {
  override readonly state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true, failedVisit: undefined };
  }

  override componentDidCatch(): void {
    this.setState({ failedVisit: this.props.visit });
    this.props.onFailure();
  }

  override render(): ReactNode {
    const { hasFailed, failedVisit = this.props.visit } = this.state;
    return hasFailed && failedVisit === this.props.visit ? <PageFailure /> : this.props.children;
  }
}

/** Replaces a page that failed to render; the console shows the error. */
function PageFailure() {
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
