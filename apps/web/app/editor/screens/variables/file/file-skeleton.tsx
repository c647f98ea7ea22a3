import { Skeleton, SkeletonBlock } from "@tessera/ui";
import file from "./exported-file.module.css";
import styles from "./file-skeleton.module.css";

/** A file in still blocks, while it is on the way. */
export function FileSkeleton() {
  return (
    <Skeleton className={file.body}>
      <FileBlocks />
    </Skeleton>
  );
}

/** The bar and the lines of a file, and beside it what there is to know. */
export function FileBlocks() {
  return (
    <>
      <div className={styles.code}>
        <div className={styles.bar} />
        {lineWidths.map((width) => (
          <SkeletonBlock key={width} className={styles.line} style={{ width: `${width}%` }} />
        ))}
      </div>
      <div className={styles.facts}>
        <SkeletonBlock style={{ height: 160 }} />
        <SkeletonBlock />
        <SkeletonBlock />
        <SkeletonBlock />
      </div>
    </>
  );
}

/** Of lines of code, in percent: no two alike. */
const lineWidths = [46, 8, 34, 38, 41, 39, 37, 40, 42, 36, 43, 35, 44, 33, 45, 32];
