import { Trans } from "@lingui/react/macro";
import { ActionBar, Text, useShortcutKeys } from "@tessera/ui";
import { type RefObject, useSyncExternalStore } from "react";
import { useDraft, useDraftStore } from "#editor/draft/draft-context.tsx";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { focusFirstField } from "#editor/fields/focus-first-field.ts";
import { findRefusedField, subscribeToRefusedFields, useSave } from "#editor/saving/use-save.ts";
import styles from "./screen-actions.module.css";

type ScreenActionsProps = { readonly fields: RefObject<HTMLElement | null> };

/**
 * Shows the actions of a screen for users who may edit. Edit focuses the first field, Discard
 * reverts the draft, and Save saves it or shows a refused field.
 */
export function ScreenActions({ fields }: ScreenActionsProps) {
  const { canEdit } = useOpenProject();
  const store = useDraftStore();
  const save = useSave(store);
  const hasRefused = useSyncExternalStore(
    subscribeToRefusedFields,
    () => findRefusedField() !== undefined,
    () => false,
  );
  const saveKeys = useShortcutKeys("save");
  const isSaving = useDraft(({ progress }) => progress.kind === "saving");
  const isSaved = useDraft(({ changes }) => changes.length === 0);

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
      onDiscard={!isSaved && !isSaving ? store.revert : undefined}
      isSaveDisabled={isSaved && !hasRefused}
      saveKeys={saveKeys}
      isSaving={isSaving}
    />
  );
}
