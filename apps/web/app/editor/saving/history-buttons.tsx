import { IconButton, Tooltip, useShortcutKeys } from "@tessera/ui";
import { Redo2, Undo2 } from "lucide-react";
import { useDraftStore } from "#editor/draft/draft-context.tsx";
import { useStepNames } from "./use-step-names.ts";

/** Shows undo and redo, each labeled with its step. */
export function HistoryButtons() {
  const store = useDraftStore();
  const { done, undone, undoText, redoText } = useStepNames();
  const undoKeys = useShortcutKeys("undo");
  const redoKeys = useShortcutKeys("redo");
  return (
    <>
      <Tooltip text={undoText} {...undoKeys.tip}>
        <IconButton
          icon={Undo2}
          label={undoText}
          {...undoKeys.control}
          isDisabled={done === undefined}
          onPress={store.undo}
        />
      </Tooltip>
      <Tooltip text={redoText} {...redoKeys.tip}>
        <IconButton
          icon={Redo2}
          label={redoText}
          {...redoKeys.control}
          isDisabled={undone === undefined}
          onPress={store.redo}
        />
      </Tooltip>
    </>
  );
}
