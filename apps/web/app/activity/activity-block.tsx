import { Heading, Skeleton, SkeletonBlock } from "@tessera/ui";
import { type ReactNode, useId } from "react";
import { FailureNote } from "#failures/failure-note.tsx";
import styles from "./activity.module.css";

type ActivityBlockProps = {
  readonly title: string;
  /** A link beside the title. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
};

/** A titled block below the projects. */
export function ActivityBlock({ title, more, children }: ActivityBlockProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.block}>
      <div className={styles.head}>
        <Heading level={2} size="pane" id={id}>
          {title}
        </Heading>
        {more}
      </div>
      {children}
    </section>
  );
}

type ActivityStateProps = {
  readonly error: Error | null;
  readonly onRetry: () => void;
};

/** Replaces the rows of a block while they load, or shows why they did not load. */
export function ActivityState({ error, onRetry }: ActivityStateProps) {
  if (!error) return <LoadingRows />;
  return (
    <div className={styles.state}>
      <FailureNote failure={error} onRetry={onRetry} />
    </div>
  );
}

function LoadingRows() {
  return (
    <Skeleton>
      {["first", "second"].map((row) => (
        <div key={row} className={styles.loadingRow}>
          <SkeletonBlock className={styles.loadingText} />
        </div>
      ))}
    </Skeleton>
  );
}
