import { useEffect, useState } from "react";
import { offerCommands, withdrawCommands } from "./command-store.ts";
import type { PageCommand } from "./page-command.ts";

/** Offers commands in the palette while the component stands. */
export function useCommands(commands: readonly PageCommand[]): void {
  const [part] = useState(() => Symbol("commands"));
  useEffect(() => offerCommands(part, commands));
  useEffect(() => () => withdrawCommands(part), [part]);
}
