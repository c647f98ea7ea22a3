import { Trans } from "@lingui/react/macro";
import { joinClassNames, SkeletonBlock } from "@tessera/ui";
import type { ReactNode } from "react";
import controls from "./controls-pane.module.css";
import panes from "./panes.module.css";
import { SkeletonTitle } from "./skeleton-title.tsx";
import styles from "./skeleton.module.css";

const rows = [0, 1, 2, 3, 4, 5, 6, 7];

/**
 * Shows controls and preview as static blocks; on narrow screens the controls only, under two tabs.
 */
export function PanesSkeleton({ title }: { readonly title: ReactNode }) {
  return (
    <div className={joinClassNames(panes.panes, styles.panes)}>
      <div className={joinClassNames(panes.list, styles.tabs)}>
        <div className={panes.tab} data-selected>
          <Trans>Controls</Trans>
        </div>
        <div className={panes.tab}>
          <Trans>Preview</Trans>
        </div>
      </div>
      <div className={joinClassNames(panes.controls, styles.controls)}>
        <div className={controls.bar}>
          <SkeletonTitle>{title}</SkeletonTitle>
        </div>
        <div className={controls.body}>
          {rows.map((row) => (
            <SkeletonBlock key={row} className={styles.row} />
          ))}
        </div>
        <div className={styles.actions} />
      </div>
      <div className={joinClassNames(panes.preview, styles.preview)}>
        <div className={styles.previewBar} />
        <SkeletonBlock className={styles.picture} />
      </div>
    </div>
  );
}
