import { useSyncExternalStore } from "react";
import type { PageCommand } from "./page-command.ts";

type CommandList = readonly PageCommand[];

const parts = new Map<symbol, CommandList>();
const listeners = new Set<() => void>();
let all: CommandList = [];

/** Sets what a part of the page offers; its commands keep their place among those of the other parts. */
export function offerCommands(part: symbol, commands: CommandList): void {
  parts.set(part, commands);
  change();
}

/** Takes away what a part of the page offered. */
export function withdrawCommands(part: symbol): void {
  parts.delete(part);
  change();
}

/** Everything that the parts of the page offer now; what came last, and is the nearest at hand, first. */
export function useOfferedCommands(): CommandList {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => all,
    () => all,
  );
}

function change(): void {
  all = [...parts.values()].toReversed().flat();
  for (const listener of listeners) listener();
}
