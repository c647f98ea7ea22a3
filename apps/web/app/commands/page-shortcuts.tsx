import { ShortcutSheet } from "@tessera/ui";
import { useShortcutGroups } from "./use-shortcut-groups.ts";

/** Shows the shortcuts of the current page. */
export function PageShortcuts({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { general, editing } = useShortcutGroups();
  return <ShortcutSheet isOpen={isOpen} onClose={onClose} groupOrder={[editing, general]} />;
}
