import { createStore } from "#store/create-store.ts";
import { useStore } from "#store/use-store.ts";
import type { PageCommand } from "./page-command.ts";

type CommandList = readonly PageCommand[];

const parts = new Map<symbol, CommandList>();
const all = createStore<CommandList>([]);

/** Sets the commands of a part of the page; the part keeps its position in the list. */
export function addCommands(part: symbol, commands: CommandList): void {
  parts.set(part, commands);
  update();
}

/** Removes the commands of a part of the page. */
export function removeCommands(part: symbol): void {
  parts.delete(part);
  update();
}

/** Returns the commands of all parts of the page, those of the newest part first. */
export function usePageCommands(): CommandList {
  return useStore(all);
}

function update(): void {
  all.set([...parts.values()].toReversed().flat());
}
