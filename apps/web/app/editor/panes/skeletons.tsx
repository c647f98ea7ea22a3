import { Heading, joinClassNames, SkeletonBlock } from "@tessera/ui";
import type { ReactNode } from "react";
import panes from "./panes.module.css";
import screen from "./screen-frame.module.css";
import styles from "./skeletons.module.css";

type SkeletonProps = { readonly title: ReactNode };

/** Shows the name of the loading screen. */
function SkeletonBar({ title }: SkeletonProps) {
  return (
    <div className={screen.bar}>
      <Heading level={1} size="pane">
        {title}
      </Heading>
    </div>
  );
}

type ScreenSkeletonProps = SkeletonProps & { readonly children?: ReactNode };

/** Shows a full-width screen as static blocks. */
export function ScreenSkeleton({ title, children }: ScreenSkeletonProps) {
  return (
    <div className={screen.frame}>
      <SkeletonBar title={title} />
      {children ?? <div className={styles.rest} />}
    </div>
  );
}

const rows = [0, 1, 2, 3, 4, 5, 6, 7];

/** Shows controls and preview as static blocks; on a phone the preview is above the controls. */
export function PanesSkeleton({ title }: SkeletonProps) {
  return (
    <div className={joinClassNames(panes.panes, styles.panes)}>
      <div className={joinClassNames(panes.controls, styles.controls)}>
        <SkeletonBar title={title} />
        <div className={screen.body}>
          {rows.map((row) => (
            <SkeletonBlock key={row} className={styles.row} />
          ))}
        </div>
      </div>
      <div className={joinClassNames(panes.preview, styles.preview)}>
        <div className={styles.previewBar} />
        <SkeletonBlock className={styles.picture} />
      </div>
      <div className={styles.strip} />
    </div>
  );
}
