import { Skeleton, SkeletonBlock } from "@tessera/ui";
import styles from "./history.module.css";

const rows = [1, 2, 3, 4, 5, 6];

/** Shows the shape of the page while it loads: the list, and the preview where it fits. */
export function HistorySkeleton() {
  return (
    <main id="main" className={styles.skeleton}>
      <SkeletonRows />
      <div className={styles.skeletonPreview}>
        <Skeleton>
          <SkeletonBlock className={styles.loadingPreview} />
        </Skeleton>
      </div>
    </main>
  );
}

/** Shows the shape of rows while they load. */
export function SkeletonRows() {
  return (
    <Skeleton className={styles.loading}>
      {rows.map((row) => (
        <SkeletonBlock key={row} className={styles.loadingRow} />
      ))}
    </Skeleton>
  );
}
