import { useLingui } from "@lingui/react/macro";
import { useShortcut, type Shortcut } from "@tessera/ui";
import { useShortcutGroups } from "#commands/use-shortcut-groups.ts";
import type { DraftStore } from "#editor/draft/draft-store.ts";
import { useSave } from "./use-save.ts";

/** Adds shortcuts for save, undo and redo; a text field has its own undo. */
export function useEditingShortcuts(store: DraftStore, canEdit: boolean): void {
  const { t } = useLingui();
  const save = useSave(store);
  const group = useShortcutGroups().editing;
  const where = (shortcut: Omit<Shortcut, "group">) =>
    canEdit ? { ...shortcut, group } : undefined;
  useShortcut(
    where({ id: "save", keys: "Control+S", label: t`Save`, worksInTextFields: true }),
    save,
  );
  useShortcut(where({ id: "undo", keys: "Control+Z", label: t`Undo`, repeats: true }), store.undo);
  useShortcut(
    where({ id: "redo", keys: "Shift+Control+Z Control+Y", label: t`Redo`, repeats: true }),
    store.redo,
  );
}
