import { type ReactNode, useRef } from "react";
import { PreviewModesProvider } from "#editor/preview/preview-modes.tsx";
import { PreviewPane } from "#editor/preview/preview-pane.tsx";
import { Panes } from "./panes.tsx";
import { Heading } from "@tessera/ui";
import { ScreenActions } from "./screen-actions.tsx";
import styles from "./controls-pane.module.css";
import { SideButton } from "./side-button.tsx";

type CategoryScreenProps = {
  readonly title: ReactNode;
  readonly summary?: ReactNode;
  /** The sections of controls. */
  readonly children: ReactNode;
  readonly sample?: ReactNode;
  readonly sampleLabel?: string | undefined;
  readonly sampleControls?: ReactNode;
};

/** Shows a screen of one category: its controls, and a preview of its tokens. */
export function CategoryScreen({
  title,
  summary,
  children,
  sample,
  sampleLabel,
  sampleControls,
}: CategoryScreenProps) {
  return (
    <PreviewModesProvider>
      <Panes
        controls={
          <ControlsPane title={title} summary={summary}>
            {children}
          </ControlsPane>
        }
        preview={
          <PreviewPane sample={sample} sampleLabel={sampleLabel} sampleControls={sampleControls} />
        }
      />
    </PreviewModesProvider>
  );
}

type ControlsPaneProps = {
  readonly title: ReactNode;
  /** A short summary at the end of the title's line. */
  readonly summary?: ReactNode;
  readonly children: ReactNode;
};

/** Shows the controls of a screen between its title and its actions. */
function ControlsPane({ title, summary, children }: ControlsPaneProps) {
  const body = useRef<HTMLDivElement>(null);
  return (
    <>
      <div className={styles.bar}>
        <SideButton />
        <Heading level={1} size="pane">
          {title}
        </Heading>
        <div className={styles.summary}>{summary}</div>
      </div>
      <div className={styles.body} ref={body}>
        {children}
      </div>
      <ScreenActions fields={body} />
    </>
  );
}
