import { Trans } from "@lingui/react/macro";
import { Text } from "@tessera/ui";
import { useOpenProject } from "#editor/project/project-context.tsx";
import styles from "./viewer-note.module.css";

/** Shows a user who may not edit how to get the permission. */
export function ViewerNote() {
  const { canEdit } = useOpenProject();
  if (canEdit) return null;
  return (
    <Text size="label" tone="muted" className={styles.note}>
      <Trans>You have view access. Ask an admin for edit access.</Trans>
    </Text>
  );
}
