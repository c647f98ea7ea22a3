import { Trans } from "@lingui/react/macro";
import { Text } from "@tessera/ui";
import styles from "./step-list.module.css";

/** Says what happens to pins and references where a step gets another name. */
export function FollowingNote() {
  return (
    <Text size="label" tone="muted" className={styles.note}>
      <Trans>Renaming keeps pins and references.</Trans>
    </Text>
  );
}
