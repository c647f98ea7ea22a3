import { Trans } from "@lingui/react/macro";
import { Button, ErrorNote, Heading } from "@tessera/ui";
import { useFailureText } from "#http/use-failure-text.ts";
import styles from "./overview.module.css";

/** Shows why the projects could not be loaded, with a button to retry. */
export function OverviewFailure({ failure, onRetry }: { failure: Error; onRetry: () => void }) {
  const failureText = useFailureText();
  return (
    <div className={styles.claim}>
      <Heading level={1} size="figure">
        <Trans>We couldn’t load your design systems.</Trans>
      </Heading>
      <ErrorNote
        action={
          <Button onPress={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {failureText(failure)}
      </ErrorNote>
    </div>
  );
}
