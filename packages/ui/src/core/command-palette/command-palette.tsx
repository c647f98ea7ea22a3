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
import type { LooseProps } from "../loose-props.ts";
import type { Command } from "./command.ts";
import styles from "./command-palette.module.css";
import { CommandSearch, type TypedQuery } from "./command-search.tsx";

/** The props of a command palette; class name, ref and the rest reach its dialog. */
export type CommandPaletteProps<Given extends Command> = LooseProps<
  Omit<AriaDialogProps, "children" | "className">
> &
  RefAttributes<HTMLElement> & {
    readonly className?: string | undefined;
    readonly isOpen: boolean;
    /** Called on Escape, a click outside, and before a command runs. */
    readonly onClose: () => void;
    readonly commands: readonly Given[];
    /** Called with the chosen command, after the palette has closed. */
    readonly onRun: (command: Given) => void;
    /** The ids of recently used commands, newest first; they are listed before all others. */
    readonly recentIds?: readonly string[] | undefined;
    /** The text typed before the palette opened; after Enter, the first matching command runs at once. */
    readonly typed?: TypedQuery | undefined;
  };

/** A searchable list of all commands. */
export function CommandPalette<Given extends Command>({
  isOpen,
  onClose,
  commands,
  onRun,
  recentIds = noIds,
  typed,
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
      className={dialogStyles.veil}
    >
      <div className={styles.room}>
        <Modal className={styles.modal}>
          <ShortcutLayer>
            <Dialog
              aria-label={t`Commands`}
              {...rest}
              className={joinClassNames(styles.palette, className)}
            >
              <CommandSearch
                commands={commands}
                recentIds={recentIds}
                typed={typed}
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
