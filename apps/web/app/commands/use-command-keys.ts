import { useShortcutList } from "@tessera/ui";
import type { PageCommand } from "./page-command.ts";

/** Returns the commands with the keys of the shortcuts that have the same ids. */
export function useCommandKeys(commands: readonly PageCommand[]): readonly PageCommand[] {
  const { shortcuts } = useShortcutList();
  return commands.map((command) => {
    const found = shortcuts.find(({ id, isOff }) => id === command.id && !isOff);
    const [keys] = found?.keys.split(" ") ?? [];
    return keys === undefined ? command : { ...command, shortcut: keys };
  });
}
