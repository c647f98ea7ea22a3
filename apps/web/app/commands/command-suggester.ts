import { createStore } from "#store/create-store.ts";
import { useStore } from "#store/use-store.ts";
import type { PageCommand } from "./page-command.ts";

/** Returns the commands that a text of the palette means. */
export type CommandSuggester = (query: string) => readonly PageCommand[];

const suggester = createStore<CommandSuggester | undefined>(undefined);

/** Sets what suggests commands on the current page; undefined for nothing. */
export const setCommandSuggester = suggester.set;

/** Returns what suggests commands on the current page. */
export function useCommandSuggester(): CommandSuggester | undefined {
  return useStore(suggester);
}
