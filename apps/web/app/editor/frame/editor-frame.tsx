import { IconButton, joinClassNames, Tooltip, useShortcutKeys, useTheme } from "@tessera/ui";
import type { ReactNode } from "react";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { SaveState } from "#editor/saving/save-state.tsx";
import { EditorNavigation } from "#editor/navigation/editor-navigation.tsx";
import { sideAsDrawer, useMediaQuery } from "#editor/panes/use-media-query.ts";
import styles from "./editor-frame.module.css";
import { InHeader } from "./header-slot.tsx";
import { Redo2, Undo2 } from "lucide-react";
import { useDraftStore } from "#editor/draft/draft-context.tsx";
import { useStepNames } from "#editor/saving/use-step-names.ts";

/**
 * Shows the navigation beside or over the screen. The draft's save state is in the header, or below
 * it on narrow screens.
 */
export function EditorFrame({ children }: { readonly children: ReactNode }) {
  const { canEdit } = useOpenProject();
  const isNarrow = useMediaQuery(sideAsDrawer);
  const isLying = useTheme().shown.contentDirection === "horizontal";
  const saving = (
    <>
      <SaveState />
      {canEdit && <HistoryButtons />}
    </>
  );
  return (
    <div className={joinClassNames(styles.frame, isLying && styles.lying)}>
      {isNarrow ? <div className={styles.strip}>{saving}</div> : <InHeader>{saving}</InHeader>}
      {!isNarrow && <EditorNavigation className={styles.side} />}
      <main id="main" className={styles.screen}>
        {children}
      </main>
    </div>
  );
}

/** Shows undo and redo, each labeled with its step. */
function HistoryButtons() {
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
