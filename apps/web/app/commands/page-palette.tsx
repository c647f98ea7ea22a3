import { CommandPalette, useShortcutList } from "@tessera/ui";
import { useMemo } from "react";
import type { PopupProps } from "#lazy-part/lazy-part.tsx";
import { navigate } from "#navigation/router.tsx";
import { deviceStorage, personalKey } from "#storage/browser-storage.ts";
import { usePageCommands } from "./command-store.ts";
import { useCommandSuggester } from "./command-suggester.ts";
import type { PageCommand } from "./page-command.ts";
import { useGeneralCommands } from "./use-general-commands.ts";
import { useShortcutGroups } from "./use-shortcut-groups.ts";
import type { TypedCommand } from "./waiting-palette.tsx";

const storageKey = personalKey("recent-commands");
const mostKept = 3;

type PagePaletteProps = PopupProps & {
  readonly onShowShortcuts: () => void;
  /** The text that was typed while the palette loaded. */
  readonly typed: TypedCommand;
};

/** Shows the command palette with every command of the current page. */
export function PagePalette({ isOpen, onClose, onShowShortcuts, typed }: PagePaletteProps) {
  const { general } = useShortcutGroups();
  const offered = usePageCommands();
  const everywhere = useGeneralCommands(onShowShortcuts);
  const commands = useCommandKeys([
    ...offered.filter(({ group }) => group !== general),
    ...offered.filter(({ group }) => group === general),
    ...everywhere,
  ]);
  const suggest = useCommandSuggester();
  const recentIds = useMemo(() => (isOpen ? findRecentCommands() : []), [isOpen]);

  function run(command: PageCommand): void {
    rememberCommand(command.id);
    if (command.path === undefined) command.run();
    else navigate(command.path);
  }
  return (
    <CommandPalette
      isOpen={isOpen}
      onClose={onClose}
      commands={commands}
      recentIds={recentIds}
      suggest={suggest}
      typed={typed}
      onRun={run}
    />
  );
}

/** Returns the commands with the keys of the shortcuts that have the same ids. */
function useCommandKeys(commands: readonly PageCommand[]): readonly PageCommand[] {
  const { shortcuts } = useShortcutList();
  return commands.map((command) => {
    const found = shortcuts.find(({ id, isOff }) => id === command.id && !isOff);
    const [keys] = found?.keys.split(" ") ?? [];
    return keys === undefined ? command : { ...command, shortcut: keys };
  });
}

/** Returns the ids of the last used commands, newest first. */
function findRecentCommands(): readonly string[] {
  return deviceStorage.read(storageKey)?.split(" ") ?? [];
}

/** Stores that a command was used. */
function rememberCommand(id: string): void {
  const others = findRecentCommands().filter((one) => one !== id);
  deviceStorage.write(storageKey, [id, ...others].slice(0, mostKept).join(" "));
}
