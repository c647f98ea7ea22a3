import { Skeleton, SkeletonBlock } from "@tessera/ui";
import styles from "./history.module.css";

const rows = [1, 2, 3, 4, 5, 6];

/** Shows the shape of the page while it loads. */
export function HistorySkeleton() {
  return (
    <main id="main" className={styles.loading}>
      <Skeleton>
        {rows.map((row) => (
          <SkeletonBlock key={row} className={styles.loadingRow} />
        ))}
      </Skeleton>
    </main>
  );
}
