import { useLingui } from "@lingui/react/macro";
import { Button, KeyboardKeys, useShortcutKeys } from "@tessera/ui";
import { useSyncExternalStore } from "react";
import { useDraft, useDraftStore } from "#editor/draft/draft-context.tsx";
import styles from "./save-button.module.css";
import { findRefusedField, subscribeToRefusedFields, useSave } from "./use-save.ts";

/** Saves the draft, or shows a refused field; on a phone it is there only with something to save. */
export function SaveButton() {
  const { t } = useLingui();
  const save = useSave(useDraftStore());
  const keys = useShortcutKeys("save");
  const hasRefused = useSyncExternalStore(
    subscribeToRefusedFields,
    () => findRefusedField() !== undefined,
    () => false,
  );
  const isSaving = useDraft(({ progress }) => progress.kind === "saving");
  const isSaved = useDraft(({ changes }) => changes.length === 0) && !hasRefused;
  return (
    <Button
      {...keys.control}
      isDisabled={isSaved}
      isPending={isSaving}
      onPress={save}
      className={isSaved && !isSaving ? styles.saved : undefined}
    >
      {t`Save`}
      {keys.tip.shortcut !== undefined && (
        <KeyboardKeys shortcut={keys.tip.shortcut} aria-hidden="true" className={styles.keys} />
      )}
    </Button>
  );
}
