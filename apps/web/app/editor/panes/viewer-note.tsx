import { Text } from "@tessera/ui";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { ReadOnlyReason } from "#editor/project/read-only-reason.tsx";
import styles from "./viewer-note.module.css";

/** Shows a user who may not edit why, and how to get the permission. */
export function ViewerNote() {
  const opened = useOpenProject();
  if (opened.canEdit) return null;
  return (
    <Text size="label" tone="muted" className={styles.note}>
      <ReadOnlyReason {...opened} />
    </Text>
  );
}
