import { useLingui } from "@lingui/react/macro";
import type { RefAttributes } from "react";
import {
  Dialog,
  type DialogProps as AriaDialogProps,
  Modal,
  ModalOverlay,
} from "react-aria-components";
import { ShortcutLayer } from "../../shortcuts/shortcut-layer.tsx";
import { joinClassNames } from "../class-names.ts";
import dialogStyles from "../dialog/dialog.module.css";
import type { Command } from "./command.ts";
import styles from "./command-palette.module.css";
import { CommandSearch } from "./command-search.tsx";

/** What a command palette takes; class name, ref and everything else reach its dialog. */
export type CommandPaletteProps<Given extends Command> = Omit<
  AriaDialogProps,
  "children" | "className"
> &
  RefAttributes<HTMLElement> & {
    readonly className?: string;
    readonly isOpen: boolean;
    /** Called on Escape, a press outside, and before a command is run. */
    readonly onClose: () => void;
    readonly commands: readonly Given[];
    /** Called with the command that was asked for; the palette is closed by then. */
    readonly onRun: (command: Given) => void;
    /** The ids of the commands used last, newest first: they stand before all others. */
    readonly recentIds?: readonly string[];
  };

/** Everything that can be done here, found by typing a part of its name. */
export function CommandPalette<Given extends Command>({
  isOpen,
  onClose,
  commands,
  onRun,
  recentIds = noIds,
  className,
  ...rest
}: CommandPaletteProps<Given>) {
  const { t } = useLingui();
  return (
    <ModalOverlay
      isDismissable
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => {
        if (!isNowOpen) onClose();
      }}
      className={joinClassNames(dialogStyles["veil"])}
    >
      <div className={styles["room"]}>
        <Modal className={joinClassNames(styles["modal"])}>
          <ShortcutLayer>
            <Dialog
              aria-label={t`Commands`}
              {...rest}
              className={joinClassNames(styles["palette"], className)}
            >
              <CommandSearch
                commands={commands}
                recentIds={recentIds}
                onChoose={(command) => {
                  onClose();
                  onRun(command);
                }}
              />
            </Dialog>
          </ShortcutLayer>
        </Modal>
      </div>
    </ModalOverlay>
  );
}

const noIds: readonly string[] = [];
