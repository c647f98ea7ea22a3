import { Trans } from "@lingui/react/macro";
import { ActionBar, Text, useShortcutKeys } from "@tessera/ui";
import type { RefObject } from "react";
import { useDraft, useDraftStore } from "#editor/draft/draft-context.tsx";
import { findUnsavedChanges } from "#editor/draft/draft-state.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { focusFirstField } from "./focus-first-field.ts";
import styles from "./screen-actions.module.css";

type ScreenActionsProps = { readonly fields: RefObject<HTMLElement | null> };

/** What can be done on a screen: Edit moves the keyboard to its first field, Save keeps the draft. A viewer has neither. */
export function ScreenActions({ fields }: ScreenActionsProps) {
  const { canEdit } = useOpenProject();
  const store = useDraftStore();
  const state = useDraft();
  const saveKeys = useShortcutKeys("save");
  if (!canEdit) {
    return (
      <Text size="label" tone="muted" className={styles.note}>
        <Trans>You can look and export. Ask an editor or an admin for the right to change.</Trans>
      </Text>
    );
  }
  return (
    <ActionBar
      className={styles.bar ?? ""}
      onEdit={() => focusFirstField(fields.current)}
      onSave={() => void store.save()}
      isSaveDisabled={findUnsavedChanges(state).length === 0}
      saveKeys={saveKeys}
      isSaving={state.progress.kind === "saving"}
    />
  );
}
