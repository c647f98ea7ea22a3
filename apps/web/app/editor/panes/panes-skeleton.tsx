import { SkeletonBlock } from "@tessera/ui";
import controls from "./controls-pane.module.css";
import styles from "./skeleton.module.css";
import panes from "./panes.module.css";
import { onePane, useMediaQuery } from "./use-media-query.ts";

const rows = [0, 1, 2, 3, 4, 5, 6, 7];

/** Controls and preview in still blocks; the controls alone, under two tabs, where there is room for one. */
export function PanesSkeleton() {
  if (useMediaQuery(onePane)) {
    return (
      <div className={panes.tabs}>
        <div className={panes.list}>
          <div className={panes.tab}>
            <SkeletonBlock className={styles.title} />
          </div>
          <div className={panes.tab}>
            <SkeletonBlock className={styles.title} />
          </div>
        </div>
        <div className={panes.panel}>
          <Controls />
        </div>
      </div>
    );
  }
  return (
    <div className={panes.panes}>
      <div className={panes.controls}>
        <Controls />
      </div>
      <div className={panes.preview}>
        <div className={styles.previewBar} />
        <SkeletonBlock className={styles.picture} />
      </div>
    </div>
  );
}

function Controls() {
  return (
    <>
      <div className={controls.bar}>
        <SkeletonBlock className={styles.title} />
      </div>
      <div className={controls.body}>
        {rows.map((row) => (
          <SkeletonBlock key={row} className={styles.row} />
        ))}
      </div>
      <div className={styles.actions} />
    </>
  );
}
