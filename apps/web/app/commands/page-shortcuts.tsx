import { ShortcutSheet } from "@tessera/ui";
import type { PopupProps } from "#lazy-part/lazy-part.tsx";
import { useShortcutGroups } from "./use-shortcut-groups.ts";

/** Shows the shortcuts of the current page. */
export function PageShortcuts({ isOpen, onClose }: PopupProps) {
  const { general, editing } = useShortcutGroups();
  return <ShortcutSheet isOpen={isOpen} onClose={onClose} groupOrder={[editing, general]} />;
}
