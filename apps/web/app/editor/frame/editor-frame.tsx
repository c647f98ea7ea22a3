import { joinClassNames, useTheme } from "@tessera/ui";
import type { ReactNode } from "react";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { HistoryButtons } from "#editor/saving/history-buttons.tsx";
import { SaveState } from "#editor/saving/save-state.tsx";
import { EditorNavigation } from "#editor/navigation/editor-navigation.tsx";
import { sideAsDrawer, useMediaQuery } from "#editor/panes/use-media-query.ts";
import styles from "./editor-frame.module.css";
import { InHeader } from "./header-slot.tsx";

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
