import { Trans } from "@lingui/react/macro";
import { Heading, Text } from "@tessera/ui";
import styles from "./pricing.module.css";

/** Shows what applies to both plans, in three short parts. */
export function PlanNotes() {
  return (
    <div className={styles.notes}>
      <div>
        <Heading level={2} size="pane">
          <Trans>Buying Pro</Trans>
        </Heading>
        <Text tone="muted">
          <Trans>
            Pro opens soon. You’ll see the full price before you pay, and you can get a refund
            within 14 days.
          </Trans>
        </Text>
      </div>
      <div>
        <Heading level={2} size="pane">
          <Trans>Coming soon</Trans>
        </Heading>
        <Text tone="muted">
          <Trans>Included in the plan, but not available yet. Everything else works today.</Trans>
        </Text>
      </div>
      <div>
        <Heading level={2} size="pane">
          <Trans>When your Pro plan ends</Trans>
        </Heading>
        <Text tone="muted">
          <Trans>
            Nothing is deleted. Your oldest design system stays editable, the others become
            read-only, and you can still export them all.
          </Trans>
        </Text>
      </div>
    </div>
  );
}
