import { SkeletonBlock } from "@tessera/ui";
import type { ReactNode } from "react";
import styles from "./skeleton.module.css";
import screen from "./screen-frame.module.css";

type ScreenSkeletonProps = {
  readonly hasActions?: boolean;
  readonly children?: ReactNode;
};

/** A screen that has the whole width, in still blocks. */
export function ScreenSkeleton({ hasActions = false, children }: ScreenSkeletonProps) {
  return (
    <div className={screen.frame}>
      <div className={screen.bar}>
        <SkeletonBlock className={styles.title} />
      </div>
      {children ?? <div className={styles.rest} />}
      {hasActions && <div className={styles.actions} />}
    </div>
  );
}
