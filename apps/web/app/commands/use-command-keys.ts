import { useShortcutList } from "@tessera/ui";
import type { PageCommand } from "./page-command.ts";

/** The commands, each with the keys of the shortcut that has its id. */
export function useCommandKeys(commands: readonly PageCommand[]): readonly PageCommand[] {
  const { shortcuts } = useShortcutList();
  return commands.map((command) => {
    const found = shortcuts.find(({ id, isOff }) => id === command.id && !isOff);
    const [keys] = found?.keys.split(" ") ?? [];
    return keys === undefined ? command : { ...command, shortcut: keys };
  });
}
