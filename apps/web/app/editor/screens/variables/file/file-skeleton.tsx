import { Skeleton, SkeletonBlock } from "@tessera/ui";
import file from "./exported-file.module.css";
import styles from "./file-skeleton.module.css";

/** Shows a loading file as static blocks. */
export function FileSkeleton() {
  return (
    <Skeleton className={file.body}>
      <FileBlocks />
    </Skeleton>
  );
}

/** Shows blocks for the bar and the lines of a file, and for the information beside it. */
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

/** The widths of the lines of code, in percent, all different. */
const lineWidths = [46, 8, 34, 38, 41, 39, 37, 40, 42, 36, 43, 35, 44, 33, 45, 32];
