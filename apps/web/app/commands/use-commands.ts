import { useEffect, useState } from "react";
import { addCommands, removeCommands } from "./command-store.ts";
import type { PageCommand } from "./page-command.ts";

/** Adds commands to the palette while the component is mounted. */
export function useCommands(commands: readonly PageCommand[]): void {
  const [part] = useState(() => Symbol("commands"));
  useEffect(() => addCommands(part, commands));
  useEffect(() => () => removeCommands(part), [part]);
}
