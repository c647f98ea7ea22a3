import { useSyncExternalStore } from "react";
import { getShortcutRegistry } from "./browser-shortcuts.ts";
import type { ShortcutState } from "./shortcut-registry.ts";

const nothing: ShortcutState = { shortcuts: [], areSingleKeysOn: true };

/** Returns every registered shortcut with its state, and the single-key setting. */
export function useShortcutList(): ShortcutState {
  return useSyncExternalStore(subscribeToShortcuts, readState, readNothing);
}

/** Calls a listener after every change of the page's shortcuts. */
export function subscribeToShortcuts(listener: () => void): () => void {
  return getShortcutRegistry().subscribe(listener);
}

function readState(): ShortcutState {
  return getShortcutRegistry().getState();
}

function readNothing(): ShortcutState {
  return nothing;
}
