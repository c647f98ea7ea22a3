import { useSyncExternalStore } from "react";
import { getShortcutRegistry } from "./browser-shortcuts.ts";
import { subscribeToShortcuts } from "./use-shortcut-list.ts";

/**
 * The keys of a shortcut for its controls: `tip` for a tooltip or menu item, `control` for a
 * button. Both are empty when it is not registered or off.
 */
export type ShortcutKeys = {
  readonly tip: { readonly shortcut?: string | undefined };
  readonly control: { readonly "aria-keyshortcuts"?: string | undefined };
};

/** Returns the current keys of a registered shortcut. */
export function useShortcutKeys(id: string): ShortcutKeys {
  const keys = useSyncExternalStore(
    subscribeToShortcuts,
    () => findKeys(id),
    () => undefined,
  );
  if (keys === undefined) return { tip: {}, control: {} };
  const [shortcut = keys] = keys.split(" ");
  return { tip: { shortcut }, control: { "aria-keyshortcuts": spellForPlatform(keys) } };
}

function findKeys(id: string): string | undefined {
  const { shortcuts } = getShortcutRegistry().getState();
  const found = shortcuts.find((one) => one.id === id);
  return found?.isOff ? undefined : found?.keys;
}

/** The attribute requires the keys as they are on the keyboard. */
function spellForPlatform(keys: string): string {
  return getShortcutRegistry().isApple ? keys.replaceAll("Control", "Meta") : keys;
}
