import { type ReactNode, useRef } from "react";
import { PreviewPane, type PreviewPaneProps } from "#editor/preview/preview-pane.tsx";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { Panes } from "./panes.tsx";
import { ScreenBar } from "./screen-frame.tsx";
import styles from "./screen-frame.module.css";
import { useAddressedRow } from "./use-addressed-row.ts";
import { ViewerNote } from "./viewer-note.tsx";

type CategoryScreenProps = PreviewPaneProps & {
  readonly title: ReactNode;
  /** A short summary at the end of the title's line. */
  readonly summary?: ReactNode;
  /** The sections of controls. */
  readonly children: ReactNode;
};

/** Shows a screen of one category: its controls, and a preview of its tokens. */
export function CategoryScreen({ title, summary, children, ...preview }: CategoryScreenProps) {
  const { canEdit } = useOpenProject();
  const controls = useRef<HTMLDivElement>(null);
  useAddressedRow(controls);
  return (
    <Panes
      controls={
        <>
          <ScreenBar title={title}>
            <div className={styles.summary}>{summary}</div>
          </ScreenBar>
          {/* The controls of a viewer may contain nothing that the keyboard can scroll to. */}
          <div ref={controls} className={styles.body} tabIndex={canEdit ? undefined : 0}>
            {children}
          </div>
          <ViewerNote />
        </>
      }
      preview={<PreviewPane {...preview} />}
    />
  );
}
