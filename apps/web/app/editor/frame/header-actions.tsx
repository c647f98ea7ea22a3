import { importPart } from "#editor/later-parts/import-part.ts";
import { useLingui } from "@lingui/react/macro";
import { Button, IconButton, Tooltip, useShortcutKeys } from "@tessera/ui";
import { Share2 } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { useCommands } from "#commands/use-commands.ts";
import { useShortcutGroups } from "#commands/use-shortcut-groups.ts";
import { lazyPart } from "#lazy-part/lazy-part.tsx";
import { openExport } from "#editor/view/export-state.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { SaveButton } from "#editor/saving/save-button.tsx";
import { SaveState } from "#editor/saving/save-state.tsx";
import { useHistorySteps } from "#editor/saving/use-history-steps.ts";
import { InHeader } from "./header-slot.tsx";
import styles from "./header-slot.module.css";

/** Shows the state of the draft and its actions in the header. */
export function HeaderActions() {
  const { t } = useLingui();
  const { canEdit } = useOpenProject();
  return (
    <InHeader>
      <SaveState />
      {canEdit && <HistoryButtons />}
      <ShareButton />
      {canEdit && <SaveButton />}
      <Button kind="ink" data-tip="export" onPress={() => openExport()}>
        {t({ message: "Export", context: "a button" })}
      </Button>
    </InHeader>
  );
}

const ShareDialog = lazyPart(
  async () => (await importPart(import("./share/share-dialog.tsx"))).ShareDialog,
);

/** Opens the code of the recipe; on a phone the palette has it. */
function ShareButton() {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const open = () => setIsOpen(true);
  const share = t`Share`;
  const group = useShortcutGroups().editing;
  useCommands([{ id: "share", title: share, group, icon: Share2, run: open }]);
  return (
    <>
      <Button className={styles.share} onPress={open}>
        {share}
      </Button>
      <ShareDialog isOpen={isOpen} onClose={close} onFailure={close} />
    </>
  );
}

/** Shows undo and redo, each labeled with its step; on a phone there is room for undo only. */
function HistoryButtons() {
  return useHistorySteps().map(({ id, icon, text, isOver, run }) => (
    <HistoryButton
      key={id}
      id={id}
      icon={icon}
      label={text}
      isDisabled={isOver}
      onPress={run}
      className={styles[id]}
    />
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
