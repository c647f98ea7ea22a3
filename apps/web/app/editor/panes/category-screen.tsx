import type { ReactNode } from "react";
import { PreviewModesProvider } from "#editor/preview/preview-modes.tsx";
import { PreviewPane } from "#editor/preview/preview-pane.tsx";
import { ControlsPane } from "./controls-pane.tsx";
import { Panes } from "./panes.tsx";

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
