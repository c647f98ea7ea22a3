import { useLingui } from "@lingui/react/macro";
import { joinClassNames } from "../class-names.ts";
import { DialogSurface, type DialogSurfaceProps } from "../dialog/dialog-surface.tsx";
import type { Command } from "./command.ts";
import styles from "./command-palette.module.css";
import { CommandSearch, type TypedQuery } from "./command-search.tsx";

/** The props of a command palette; class name, ref and the rest reach its dialog. */
export type CommandPaletteProps<Given extends Command> = Omit<
  DialogSurfaceProps,
  "role" | "children" | "place" | "width" | "onRequestClose" | "isLocked"
> & {
  /** Called on Escape, a click outside, and before a command runs. */
  readonly onClose: () => void;
  readonly commands: readonly Given[];
  /** Called with the chosen command, after the palette has closed. */
  readonly onRun: (command: Given) => void;
  /** The ids of recently used commands, newest first; they are listed before all others. */
  readonly recentIds?: readonly string[] | undefined;
  /** Returns the commands that a text means, listed after those that it names and before the rest. */
  readonly suggest?: ((query: string) => readonly Given[]) | undefined;
  /** The text typed before the palette opened; after Enter, the first matching command runs at once. */
  readonly typed?: TypedQuery | undefined;
};

/** A searchable list of all commands. */
export function CommandPalette<Given extends Command>({
  onClose,
  commands,
  onRun,
  recentIds,
  suggest,
  typed,
  className,
  ...rest
}: CommandPaletteProps<Given>) {
  const { t } = useLingui();
  return (
    <DialogSurface
      aria-label={t`Commands`}
      {...rest}
      place="top"
      onRequestClose={onClose}
      className={joinClassNames(styles.palette, className)}
    >
      <CommandSearch
        commands={commands}
        recentIds={recentIds}
        suggest={suggest}
        typed={typed}
        onChoose={(command) => {
          onClose();
          onRun(command);
        }}
      />
    </DialogSurface>
  );
}
