import { useSyncExternalStore } from "react";
import { getShortcutRegistry } from "./browser-shortcuts.ts";

/** The keys of a shortcut for what it does: `tip` for its tooltip or menu item, `control` for its button. Both are empty where it is not registered or off. */
export type ShortcutKeys = {
  readonly tip: { readonly shortcut?: string };
  readonly control: { readonly "aria-keyshortcuts"?: string };
};

/** The keys by which a registered shortcut is known now. */
export function useShortcutKeys(id: string): ShortcutKeys {
  const keys = useSyncExternalStore(
    subscribe,
    () => findKeys(id),
    () => undefined,
  );
  if (keys === undefined) return { tip: {}, control: {} };
  const [shortcut = keys] = keys.split(" ");
  return { tip: { shortcut }, control: { "aria-keyshortcuts": spellForPlatform(keys) } };
}

function subscribe(listener: () => void): () => void {
  return getShortcutRegistry().subscribe(listener);
}

function findKeys(id: string): string | undefined {
  const { shortcuts } = getShortcutRegistry().getState();
  const found = shortcuts.find((one) => one.id === id);
  return found?.isOff ? undefined : found?.keys;
}

/** The attribute names the keys as they are on the keyboard. */
function spellForPlatform(keys: string): string {
  return getShortcutRegistry().isApple ? keys.replaceAll("Control", "Meta") : keys;
}
