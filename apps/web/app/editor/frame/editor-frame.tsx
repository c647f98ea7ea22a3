import { IconButton, joinClassNames, Tooltip, useShortcutKeys, useTheme } from "@tessera/ui";
import type { ComponentProps, ReactNode } from "react";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { SaveState } from "#editor/saving/save-state.tsx";
import { EditorNavigation } from "#editor/navigation/editor-navigation.tsx";
import { sideAsDrawer, useMediaQuery } from "#editor/panes/use-media-query.ts";
import styles from "./editor-frame.module.css";
import { InHeader } from "./header-slot.tsx";
import { useHistorySteps } from "#editor/saving/use-history-steps.ts";

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
  return useHistorySteps().map(({ id, icon, text, isOver, run }) => (
    <HistoryButton key={id} id={id} icon={icon} label={text} isDisabled={isOver} onPress={run} />
  ));
}

function HistoryButton({
  id,
  ...button
}: ComponentProps<typeof IconButton> & { readonly id: string }) {
  const keys = useShortcutKeys(id);
  return (
    <Tooltip text={button.label} {...keys.tip}>
      <IconButton {...button} {...keys.control} />
    </Tooltip>
  );
}
