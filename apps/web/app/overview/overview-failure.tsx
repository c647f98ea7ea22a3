import { Trans } from "@lingui/react/macro";
import { Button, Heading, Text } from "@tessera/ui";
import { useFailureText } from "#api-client/use-failure-text.ts";
import styles from "./overview.module.css";

/** What is shown when the projects could not be read, and the way to try again. */
export function OverviewFailure({ failure, onRetry }: { failure: Error; onRetry: () => void }) {
  const failureText = useFailureText();
  return (
    <div className={styles["claim"]} role="alert">
      <Heading level={1} size="figure">
        <Trans>Your projects could not be read.</Trans>
      </Heading>
      <Text tone="muted">{failureText(failure)}</Text>
      <div>
        <Button onPress={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    </div>
  );
}
