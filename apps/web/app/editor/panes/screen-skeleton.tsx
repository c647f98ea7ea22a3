import type { ReactNode } from "react";
import screen from "./screen-frame.module.css";
import { SkeletonTitle } from "./skeleton-title.tsx";
import styles from "./skeleton.module.css";

type ScreenSkeletonProps = {
  readonly title: ReactNode;
  readonly hasActions?: boolean | undefined;
  readonly children?: ReactNode;
};

/** Shows a full-width screen as static blocks. */
export function ScreenSkeleton({ title, hasActions = false, children }: ScreenSkeletonProps) {
  return (
    <div className={screen.frame}>
      <div className={screen.bar}>
        <SkeletonTitle>{title}</SkeletonTitle>
      </div>
      {children ?? <div className={styles.rest} />}
      {hasActions && <div className={styles.actions} />}
    </div>
  );
}
