import { Trans } from "@lingui/react/macro";
import { Text } from "@tessera/ui";
import styles from "./step-list.module.css";

/** Explains what happens to pins and references when a step is renamed. */
export function FollowingNote() {
  return (
    <Text size="label" tone="muted" className={styles.note}>
      <Trans>Renaming keeps pins and references.</Trans>
    </Text>
  );
}
