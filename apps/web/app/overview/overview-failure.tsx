import { Trans } from "@lingui/react/macro";
import { Heading } from "@tessera/ui";
import { FailureNote } from "#failures/failure-note.tsx";
import styles from "./overview.module.css";

/** Shows why the projects could not be loaded, with a button to retry. */
export function OverviewFailure({ failure, onRetry }: { failure: Error; onRetry: () => void }) {
  return (
    <div className={styles.claim}>
      <Heading level={1} size="figure">
        <Trans>We couldn’t load your design systems.</Trans>
      </Heading>
      <FailureNote failure={failure} onRetry={onRetry} />
    </div>
  );
}
