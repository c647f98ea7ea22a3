import { useSyncExternalStore } from "react";
import { getShortcutRegistry } from "./browser-shortcuts.ts";
import type { ShortcutState } from "./shortcut-registry.ts";

const nothing: ShortcutState = { shortcuts: [], areSingleKeysOn: true };

/** Returns every registered shortcut with its state, and the single-key setting. */
export function useShortcutList(): ShortcutState {
  return useSyncExternalStore(subscribe, readState, readNothing);
}

function subscribe(listener: () => void): () => void {
  return getShortcutRegistry().subscribe(listener);
}

function readState(): ShortcutState {
  return getShortcutRegistry().getState();
}

function readNothing(): ShortcutState {
  return nothing;
}
