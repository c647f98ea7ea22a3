import { CommandPalette } from "@tessera/ui";
import { useMemo } from "react";
import { useNavigate } from "react-router";
import { useLocalizedPath } from "#navigation/use-locale.ts";
import { usePageCommands } from "./command-store.ts";
import type { PageCommand } from "./page-command.ts";
import { findRecentCommands, rememberCommand } from "./recent-commands.ts";
import { useCommandKeys } from "./use-command-keys.ts";
import { useGeneralCommands } from "./use-general-commands.ts";
import { useShortcutGroups } from "./use-shortcut-groups.ts";
import type { TypedCommand } from "./waiting-palette.tsx";

/** Shows the command palette with every command of the current page. */
export function PagePalette({
  isOpen,
  onClose,
  onShowShortcuts,
  typed,
}: {
  isOpen: boolean;
  onClose: () => void;
  onShowShortcuts: () => void;
  /** The text that was typed while the palette loaded. */
  typed: TypedCommand;
}) {
  const navigate = useNavigate();
  const localized = useLocalizedPath();
  const { general } = useShortcutGroups();
  const offered = usePageCommands();
  const everywhere = useGeneralCommands(onShowShortcuts);
  const commands = useCommandKeys([
    ...offered.filter(({ group }) => group !== general),
    ...offered.filter(({ group }) => group === general),
    ...everywhere,
  ]);
  const recentIds = useMemo(() => (isOpen ? findRecentCommands() : []), [isOpen]);

  function run(command: PageCommand): void {
    rememberCommand(command.id);
    if (command.path === undefined) command.run();
    else void navigate(localized(command.path));
  }
  return (
    <CommandPalette
      isOpen={isOpen}
      onClose={onClose}
      commands={commands}
      recentIds={recentIds}
      typed={typed}
      onRun={run}
    />
  );
}
