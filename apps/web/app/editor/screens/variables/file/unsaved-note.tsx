import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Button, Icon, keepPlace } from "@tessera/ui";
import { TriangleAlert } from "lucide-react";
import { useDraft, useDraftStore } from "#editor/draft/draft-context.tsx";
import { listChanges } from "#editor/draft/draft-state.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import styles from "./unsaved-note.module.css";

/** Explains that the shown file does not include the unsaved changes. */
export function UnsavedNote() {
  const { t } = useLingui();
  const { canEdit } = useOpenProject();
  const store = useDraftStore();
  const count = useDraft((state) => listChanges(state).length);
  const saved = useDraft((state) => ({ revision: state.saved.revision }));
  if (count === 0) return null;
  return (
    <output className={styles.note}>
      <Icon icon={TriangleAlert} />
      <span className={styles.text}>
        <Plural
          value={count}
          one="# unsaved change is not in this file."
          other="# unsaved changes are not in this file."
        />{" "}
        <Trans>It shows revision {saved.revision}.</Trans>
      </span>
      {canEdit && (
        <Button ref={keepPlace} size="s" onPress={() => void store.save()}>{t`Save`}</Button>
      )}
    </output>
  );
}
