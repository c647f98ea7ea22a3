import { Trans } from "@lingui/react/macro";
import { ActionBar, Text, useShortcutKeys } from "@tessera/ui";
import { type RefObject, useSyncExternalStore } from "react";
import { useDraft, useDraftStore } from "#editor/draft/draft-context.tsx";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { focusFirstField } from "#editor/fields/focus-first-field.ts";
import { findRefusedField, subscribeToRefusedFields } from "#editor/saving/refused-field.ts";
import { useSave } from "#editor/saving/use-save.ts";
import styles from "./screen-actions.module.css";

type ScreenActionsProps = { readonly fields: RefObject<HTMLElement | null> };

/**
 * What can be done on a screen: Edit moves the keyboard to its first field, Discard takes the draft back to what is saved,
 * Save keeps it and points out a refused field. A viewer has none of them.
 */
export function ScreenActions({ fields }: ScreenActionsProps) {
  const { canEdit } = useOpenProject();
  const store = useDraftStore();
  const state = useDraft();
  const save = useSave(store);
  const hasRefused = useSyncExternalStore(
    subscribeToRefusedFields,
    () => findRefusedField() !== undefined,
    () => false,
  );
  const saveKeys = useShortcutKeys("save");
  const isSaving = state.progress.kind === "saving";
  const isSaved = state.changes.length === 0;

  if (!canEdit) {
    return (
      <Text size="label" tone="muted" className={styles.note}>
        <Trans>You have view access. Ask an admin for edit access.</Trans>
      </Text>
    );
  }
  return (
    <ActionBar
      className={styles.bar}
      onEdit={() => focusFirstField(fields.current)}
      onSave={save}
      onDiscard={!isSaved && !isSaving ? store.takeBack : undefined}
      isSaveDisabled={isSaved && !hasRefused}
      saveKeys={saveKeys}
      isSaving={isSaving}
    />
  );
}
