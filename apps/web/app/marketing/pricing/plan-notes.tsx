import { Trans } from "@lingui/react/macro";
import { Heading, Text } from "@tessera/ui";
import styles from "./pricing.module.css";

/** What holds for both plans, in three short parts. */
export function PlanNotes() {
  return (
    <div className={styles["notes"]}>
      <div>
        <Heading level={2} size="pane">
          <Trans>Buying Pro</Trans>
        </Heading>
        <Text tone="muted">
          <Trans>
            Pro cannot be bought yet. When the checkout opens, you see every amount before you
            confirm it, and a payment can be taken back within 14 days.
          </Trans>
        </Text>
      </div>
      <div>
        <Heading level={2} size="pane">
          <Trans>What is being built</Trans>
        </Heading>
        <Text tone="muted">
          <Trans>
            Lines with this mark belong to the plan but cannot be used today. Everything else works
            as it stands here.
          </Trans>
        </Text>
      </div>
      <div>
        <Heading level={2} size="pane">
          <Trans>When Pro ends</Trans>
        </Heading>
        <Text tone="muted">
          <Trans>
            Nothing is deleted. Systems over the Free limit turn read-only, the oldest stays
            writable, and exports go on working.
          </Trans>
        </Text>
      </div>
    </div>
  );
}
