import { useLingui } from "@lingui/react/macro";
import { IconButton, Tooltip } from "@tessera/ui";
import { Redo2, Undo2 } from "lucide-react";
import { useDraft, useDraftStore } from "#editor/draft/draft-context.tsx";
import type { EditStep } from "#editor/draft/edit-history.ts";
import { describeLeaf } from "./describe-leaf.ts";

/** Undo and redo, each named for the step it takes. */
export function HistoryButtons() {
  const { t, i18n } = useLingui();
  const store = useDraftStore();
  const { history } = useDraft();
  const nameOf = (step: EditStep | undefined) => step && describeLeaf(i18n, step.control);
  const done = nameOf(history.done.at(-1));
  const undone = nameOf(history.undone.at(-1));
  const undoText = done ? t`Undo: ${done}` : t`Undo`;
  const redoText = undone ? t`Redo: ${undone}` : t`Redo`;
  return (
    <>
      <Tooltip text={undoText} shortcut="Control+Z">
        <IconButton
          icon={Undo2}
          label={undoText}
          aria-keyshortcuts="Control+Z"
          isDisabled={!done}
          onPress={store.undo}
        />
      </Tooltip>
      <Tooltip text={redoText} shortcut="Shift+Control+Z">
        <IconButton
          icon={Redo2}
          label={redoText}
          aria-keyshortcuts="Shift+Control+Z"
          isDisabled={!undone}
          onPress={store.redo}
        />
      </Tooltip>
    </>
  );
}
