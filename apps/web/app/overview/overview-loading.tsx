import { Skeleton, SkeletonBlock } from "@tessera/ui";
import styles from "./overview.module.css";

/** Shows the overview's layout as blocks, while its data loads longer than a blink. */
export function OverviewLoading() {
  return (
    <Skeleton>
      <div className={styles.header}>
        <SkeletonBlock className={styles.loadingName} />
      </div>
      <div className={styles.grid}>
        <LoadingCard />
        <LoadingCard />
        <LoadingCard />
      </div>
    </Skeleton>
  );
}

function LoadingCard() {
  return (
    <div className={styles.loadingCard}>
      <SkeletonBlock isLaid className={styles.loadingPalette} />
    </div>
  );
}
