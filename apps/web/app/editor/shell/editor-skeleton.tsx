import { joinClassNames, Skeleton, SkeletonBlock } from "@tessera/ui";
import { useLocation } from "react-router";
import styles from "./editor-skeleton.module.css";

const rows = [0, 1, 2, 3, 4, 5, 6, 7];

/** The editor's own layout in still blocks, while its project is on the way; the variables are one pane. */
export function EditorSkeleton() {
  const isWhole = useLocation().pathname.includes("/design-system/variables");
  return (
    <Skeleton className={joinClassNames(styles.frame, isWhole && styles.whole)}>
      <div className={styles.side}>
        <Rows />
      </div>
      <div className={styles.controls}>
        <Rows />
      </div>
      <div className={styles.preview}>
        <SkeletonBlock isLaid />
      </div>
    </Skeleton>
  );
}

function Rows() {
  return rows.map((row) => <SkeletonBlock key={row} className={styles.row} />);
}
