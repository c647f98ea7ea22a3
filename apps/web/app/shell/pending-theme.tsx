import { ThemeOverlay } from "@tessera/ui";

/** The overlay in a file of its own, so that a page without a change does not carry it. */
export function PendingTheme({ onApply }: { readonly onApply: () => void }) {
  return <ThemeOverlay isOpen onApply={onApply} />;
}
