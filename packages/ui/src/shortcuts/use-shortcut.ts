import { useEffect, useEffectEvent } from "react";
import { getShortcutRegistry } from "./browser-shortcuts.ts";
import type { Shortcut } from "./shortcut.ts";
import { useShortcutLayer } from "./shortcut-layer.tsx";

/** Registers a shortcut while the component is mounted; undefined registers nothing. */
export function useShortcut(shortcut: Shortcut | undefined, act: () => void): void {
  const layer = useShortcutLayer();
  const actNow = useEffectEvent(act);
  // Shortcuts are created inline on each render, so changes are detected by content.
  const description = shortcut && JSON.stringify(shortcut);
  useEffect(() => {
    if (description === undefined) return undefined;
    const described = JSON.parse(description) as Shortcut;
    return getShortcutRegistry().register(described, () => actNow(), layer);
  }, [description, layer]);
}
