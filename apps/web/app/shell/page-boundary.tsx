import { Component, type ReactNode } from "react";
import { PageFailure } from "./page-failure.tsx";

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
