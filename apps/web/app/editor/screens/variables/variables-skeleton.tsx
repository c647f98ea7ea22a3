import { joinClassNames, SkeletonBlock } from "@tessera/ui";
import type { ReactNode } from "react";
import { ScreenSkeleton } from "#editor/panes/skeletons.tsx";
import file from "./file/exported-file.module.css";
import { FileBlocks } from "./file/file-skeleton.tsx";
import screen from "./variables-screen.module.css";
import styles from "./variables-skeleton.module.css";

type VariablesSkeletonProps = {
  readonly title: ReactNode;
  /** True when the file of a format loads, false for the list of all tokens. */
  readonly isFile: boolean;
};

const tabs = [58, 86, 38, 34, 62, 60, 98, 88, 92, 94, 66, 64];
const tokens = Array.from({ length: 32 }, (_, index) => index);

/** Shows the variables as static blocks: the tabs, and below them the tokens or a file. */
export function VariablesSkeleton({ title, isFile }: VariablesSkeletonProps) {
  return (
    <ScreenSkeleton title={title}>
      <div className={styles.tabs}>
        {tabs.map((widthPx) => (
          <SkeletonBlock key={widthPx} style={{ width: widthPx }} />
        ))}
      </div>
      {isFile ? (
        <div className={file.body}>
          <FileBlocks />
        </div>
      ) : (
        <TokenBlocks />
      )}
    </ScreenSkeleton>
  );
}

/** Shows blocks for the search with its controls, and for the rows of the table. */
function TokenBlocks() {
  return (
    <>
      <div className={screen.tools}>
        <SkeletonBlock className={joinClassNames(screen.search, styles.search)} />
        <SkeletonBlock className={styles.filter} />
        <SkeletonBlock className={styles.notation} />
      </div>
      <div className={styles.table}>
        <div className={styles.head} />
        <div className={styles.group} />
        {tokens.map((token) => (
          <div key={token} className={styles.row}>
            <SkeletonBlock />
          </div>
        ))}
      </div>
    </>
  );
}
